CREATE TABLE `unfound_cars` (
	`words` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`last_day` text NOT NULL
);
