PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_spins` (
	`number_hash` text NOT NULL,
	`spun_at` integer NOT NULL,
	`segment` text NOT NULL,
	`coupon_code` text,
	`session_id` text NOT NULL,
	PRIMARY KEY(`number_hash`, `session_id`)
);
--> statement-breakpoint
INSERT INTO `__new_spins`("number_hash", "spun_at", "segment", "coupon_code", "session_id") SELECT "number_hash", "spun_at", "segment", "coupon_code", "session_id" FROM `spins`;--> statement-breakpoint
DROP TABLE `spins`;--> statement-breakpoint
ALTER TABLE `__new_spins` RENAME TO `spins`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `spins_newest` ON `spins` (`spun_at`);