CREATE TABLE `calls` (
	`mobile_number` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`opened_at` integer NOT NULL,
	`waits` integer NOT NULL,
	`at` integer NOT NULL,
	`tries` integer NOT NULL,
	`called_at` integer,
	`notes` text NOT NULL,
	`taken_at` integer,
	`taken_by` text,
	`change_id` text
);
--> statement-breakpoint
CREATE INDEX `calls_by_time` ON `calls` (`waits`,`at`);--> statement-breakpoint
CREATE TABLE `daily_calls` (
	`day` text NOT NULL,
	`hour` integer NOT NULL,
	`operator` text NOT NULL,
	`campaign` text NOT NULL,
	`minutes` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `hour`, `operator`, `campaign`, `minutes`)
);
