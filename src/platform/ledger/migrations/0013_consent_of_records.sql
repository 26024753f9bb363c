ALTER TABLE `records` ADD `consent_id` text;--> statement-breakpoint
CREATE INDEX `records_by_consent` ON `records` (`consent_id`) WHERE consent_id is not null;