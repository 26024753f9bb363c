ALTER TABLE `records` ADD `reference` text;--> statement-breakpoint
CREATE INDEX `records_by_reference` ON `records` (`reference`,`created_at`,`id`) WHERE reference is not null;