CREATE TABLE `target_holds` (
	`target` text PRIMARY KEY NOT NULL,
	`held_until` integer NOT NULL
);
