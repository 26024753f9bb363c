CREATE TABLE `ad_test` (
	`one` integer PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`until_at` integer NOT NULL
);
