CREATE TABLE `bills` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`record_id` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bills_of_record` ON `bills` (`record_id`);--> statement-breakpoint
CREATE TABLE `mechanics` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`mobile_number` text NOT NULL,
	`city` text NOT NULL,
	`active` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `reviews` (
	`record_id` text PRIMARY KEY NOT NULL,
	`number_hash` text NOT NULL,
	`service` text NOT NULL,
	`city` text NOT NULL,
	`place` text NOT NULL,
	`name` text NOT NULL,
	`stars` integer NOT NULL,
	`words` text NOT NULL,
	`answer` text,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`decided_at` integer
);
--> statement-breakpoint
CREATE INDEX `reviews_by_state` ON `reviews` (`state`,`created_at`,`record_id`);--> statement-breakpoint
CREATE INDEX `reviews_by_number` ON `reviews` (`number_hash`);--> statement-breakpoint
ALTER TABLE `record_history` ADD `why` text;