CREATE TABLE `banners` (
	`id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`state` text NOT NULL,
	`sort` integer NOT NULL,
	`created_at` integer NOT NULL,
	`content` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `banners_by_order` ON `banners` (`sort`,`id`);--> statement-breakpoint
CREATE INDEX `records_with_banners` ON `records` (`created_at`) WHERE json_extract(fields, '$.banners') is not null;