-- Referenced tables come first: a backup lists tables in this order, and is only restored when they do.
CREATE TABLE `records` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`name` text,
	`name_key` text,
	`mobile_number` text,
	`booking_id` text,
	`city` text,
	`state` text,
	`source` text,
	`service` text,
	`campaign` text,
	`session_id` text,
	`fields` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`content_hash` text NOT NULL,
	`note` text,
	`consent_ads` integer DEFAULT false NOT NULL,
	`consent_analytics` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE `coupons` (
	`code` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`value` integer NOT NULL,
	`description` text NOT NULL,
	`state` text NOT NULL,
	`source` text NOT NULL,
	`number_hash` text,
	`max_uses` integer,
	`created_at` integer NOT NULL,
	`expires_at` integer
);
--> statement-breakpoint
CREATE TABLE `audit` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`by` text NOT NULL,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`detail` text
);
--> statement-breakpoint
CREATE INDEX `audit_newest` ON `audit` (`at`,`id`);
--> statement-breakpoint
CREATE TABLE `coupon_uses` (
	`code` text NOT NULL,
	`used_on` text NOT NULL,
	`at` integer NOT NULL,
	`by` text NOT NULL,
	PRIMARY KEY(`code`, `used_on`),
	FOREIGN KEY (`code`) REFERENCES `coupons`(`code`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `coupons_newest` ON `coupons` (`created_at`,`code`);
--> statement-breakpoint
CREATE INDEX `coupons_by_source` ON `coupons` (`source`,`created_at`,`code`);
--> statement-breakpoint
CREATE INDEX `coupons_by_number` ON `coupons` (`number_hash`) WHERE number_hash is not null;
--> statement-breakpoint
CREATE TABLE `daily_counts` (
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`dimension` text NOT NULL,
	`value` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`kind`, `dimension`, `day`, `value`)
);
--> statement-breakpoint
CREATE TABLE `deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`record_id` text,
	`target` text NOT NULL,
	`purpose` text NOT NULL,
	`event` text,
	`state` text DEFAULT 'owed' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`first_owed_at` integer NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`last_attempt_at` integer,
	`locked_until` integer,
	`locked_by` text,
	`unclear` integer DEFAULT false NOT NULL,
	`delivered_version` integer,
	`remote_id` text,
	`remote_document_id` text,
	`last_error_code` text,
	`last_error_detail` text,
	`finished_at` integer,
	FOREIGN KEY (`record_id`) REFERENCES `records`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `deliveries_of_record` ON `deliveries` (`record_id`,`target`,`purpose`);
--> statement-breakpoint
CREATE INDEX `deliveries_due` ON `deliveries` (`target`,`next_attempt_at`) WHERE state = 'owed';
--> statement-breakpoint
CREATE INDEX `deliveries_oldest_owed` ON `deliveries` (`first_owed_at`,`id`,`target`) WHERE state = 'owed';
--> statement-breakpoint
CREATE INDEX `deliveries_paused` ON `deliveries` (`target`,`first_owed_at`,`id`) WHERE state = 'paused';
--> statement-breakpoint
CREATE INDEX `deliveries_failed` ON `deliveries` (`finished_at`,`id`) WHERE state = 'failed';
--> statement-breakpoint
CREATE INDEX `deliveries_of_no_record` ON `deliveries` (`finished_at`) WHERE record_id is null;
--> statement-breakpoint
CREATE TABLE `payment_events` (
	`event_id` text PRIMARY KEY NOT NULL,
	`record_id` text,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`record_id`) REFERENCES `records`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `payment_events_of_record` ON `payment_events` (`record_id`);
--> statement-breakpoint
CREATE TABLE `record_history` (
	`record_id` text NOT NULL,
	`version` integer NOT NULL,
	`change_id` text NOT NULL,
	`at` integer NOT NULL,
	`what` text NOT NULL,
	`by` text NOT NULL,
	PRIMARY KEY(`record_id`, `version`),
	FOREIGN KEY (`record_id`) REFERENCES `records`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `records_by_idempotency_key` ON `records` (`idempotency_key`);
--> statement-breakpoint
CREATE UNIQUE INDEX `records_by_booking_id` ON `records` (`booking_id`) WHERE booking_id is not null;
--> statement-breakpoint
CREATE INDEX `records_newest` ON `records` (`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `records_by_kind` ON `records` (`kind`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `records_by_city` ON `records` (`city`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `records_by_state` ON `records` (`state`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `records_by_status` ON `records` (`status`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `records_by_kind_and_city` ON `records` (`kind`,`city`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `records_by_kind_and_status` ON `records` (`kind`,`status`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `records_by_mobile_number` ON `records` (`mobile_number`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `records_by_name` ON `records` (`name_key`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `records_by_session` ON `records` (`session_id`,`created_at`);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`session_id` text PRIMARY KEY NOT NULL,
	`last_day` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sessions_by_last_day` ON `sessions` (`last_day`);
--> statement-breakpoint
CREATE TABLE `spins` (
	`number_hash` text NOT NULL,
	`spun_at` integer NOT NULL,
	`segment` text NOT NULL,
	`coupon_code` text,
	`session_id` text NOT NULL,
	PRIMARY KEY(`number_hash`, `session_id`)
);
--> statement-breakpoint
CREATE INDEX `spins_newest` ON `spins` (`spun_at`);
