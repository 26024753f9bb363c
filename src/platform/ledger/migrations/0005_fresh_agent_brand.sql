CREATE TABLE `ad_test` (
	`one` integer PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`until_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `campaign_links` (
	`code` text PRIMARY KEY NOT NULL,
	`path` text NOT NULL,
	`name` text NOT NULL,
	`source` text NOT NULL,
	`medium` text NOT NULL,
	`content` text NOT NULL,
	`coupon` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `campaign_links_newest` ON `campaign_links` (`created_at`);--> statement-breakpoint
CREATE TABLE `campaign_spend` (
	`day` text NOT NULL,
	`name` text NOT NULL,
	`amount` integer NOT NULL,
	PRIMARY KEY(`day`, `name`)
);
--> statement-breakpoint
CREATE TABLE `campaigns` (
	`name` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`at` integer NOT NULL
);
