CREATE TABLE `price_sheet_state` (
	`one` integer PRIMARY KEY NOT NULL,
	`live_id` text,
	`passed_over` text,
	`read_from` text,
	`last_read_at` integer,
	`last_read_hash` text,
	`read_fault` text,
	`upload_fault` text
);
--> statement-breakpoint
CREATE TABLE `price_sheets` (
	`id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`source` text NOT NULL,
	`hash` text NOT NULL,
	`rows` text NOT NULL,
	`row_count` integer NOT NULL,
	`losses` text NOT NULL,
	`read_at` integer NOT NULL,
	`reasons` text,
	`published_at` integer,
	`published_by` text
);
--> statement-breakpoint
INSERT INTO `price_sheet_state` (`one`) VALUES (1);
