CREATE TABLE `chat_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`record_id` text NOT NULL,
	`direction` text NOT NULL,
	`kind` text NOT NULL,
	`fact` text NOT NULL,
	`state` text NOT NULL,
	`person` text NOT NULL,
	`words` text,
	`by` text,
	`due_at` integer NOT NULL,
	`until` integer NOT NULL,
	`sent_at` integer,
	`at` integer NOT NULL,
	`remote_id` text,
	`reason` text,
	`priced` text,
	FOREIGN KEY (`record_id`) REFERENCES `records`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `chat_messages_by_fact` ON `chat_messages` (`record_id`,`fact`);--> statement-breakpoint
CREATE UNIQUE INDEX `chat_messages_by_remote_id` ON `chat_messages` (`remote_id`) WHERE remote_id is not null;--> statement-breakpoint
CREATE INDEX `chat_messages_due` ON `chat_messages` (`due_at`) WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX `chat_messages_of_person` ON `chat_messages` (`person`,`at`);--> statement-breakpoint
CREATE TABLE `chat_people` (
	`person` text PRIMARY KEY NOT NULL,
	`number` text,
	`stopped_at` integer,
	`wrote_at` integer,
	`sent_at` integer
);
--> statement-breakpoint
CREATE INDEX `chat_people_by_number` ON `chat_people` (`number`) WHERE number is not null;--> statement-breakpoint
CREATE TABLE `chat_template_states` (
	`kind` text NOT NULL,
	`language` text NOT NULL,
	`is_off` integer DEFAULT false NOT NULL,
	`state` text,
	`read_at` integer,
	PRIMARY KEY(`kind`, `language`)
);
