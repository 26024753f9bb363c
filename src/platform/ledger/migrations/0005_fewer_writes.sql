-- A record writes a third of the rows: fewer indexes, counts by cron, and a first version without a history row.
CREATE TABLE `archive_numbers` (
	`mobile_number` integer NOT NULL,
	`object_id` integer NOT NULL,
	PRIMARY KEY(`mobile_number`, `object_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `archive_objects` (
	`id` integer PRIMARY KEY NOT NULL,
	`day` text NOT NULL,
	`city` text NOT NULL,
	`records` integer NOT NULL,
	`bytes` integer NOT NULL,
	`restored_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `archive_objects_by_day` ON `archive_objects` (`day`,`city`);--> statement-breakpoint
CREATE TABLE `counted_values` (
	`dimension` text NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`dimension`, `value`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `counting` (
	`one` integer PRIMARY KEY NOT NULL,
	`counted_id` text NOT NULL,
	`moving` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `delivery_counts` (
	`target` text NOT NULL,
	`state` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`target`, `state`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `seen_sessions` (
	`session_id` text PRIMARY KEY NOT NULL,
	`last_day` text NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `session_counts` (
	`day` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
DROP INDEX `deliveries_oldest_owed`;--> statement-breakpoint
CREATE INDEX `deliveries_owed_since` ON `deliveries` (`target`,`first_owed_at`,`id`) WHERE state = 'owed';--> statement-breakpoint
CREATE INDEX `events_not_delivered` ON `deliveries` (`first_owed_at`) WHERE record_id is null and state in ('owed', 'paused', 'failed');--> statement-breakpoint
DROP INDEX `records_by_kind`;--> statement-breakpoint
DROP INDEX `records_by_city`;--> statement-breakpoint
DROP INDEX `records_by_state`;--> statement-breakpoint
DROP INDEX `records_by_status`;--> statement-breakpoint
DROP INDEX `records_by_kind_and_city`;--> statement-breakpoint
DROP INDEX `records_by_kind_and_status`;--> statement-breakpoint
DROP INDEX `records_by_mobile_number`;--> statement-breakpoint
DROP INDEX `records_by_name`;--> statement-breakpoint
DROP INDEX `records_by_session`;--> statement-breakpoint
CREATE INDEX `records_by_kind_status` ON `records` (`kind`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `records_by_city_kind_status` ON `records` (`city`,`kind`,`status`,`created_at`,`id`) WHERE city is not null;--> statement-breakpoint
CREATE INDEX `records_by_state_kind_status` ON `records` (`state`,`kind`,`status`,`created_at`,`id`) WHERE state is not null;--> statement-breakpoint
CREATE INDEX `records_by_number` ON `records` (`mobile_number`,`created_at`,`id`) WHERE mobile_number is not null;--> statement-breakpoint
CREATE INDEX `records_by_name_key` ON `records` (`name_key`,`created_at`,`id`) WHERE name_key is not null;--> statement-breakpoint
CREATE INDEX `redirects_by_session` ON `records` (`session_id`) WHERE kind = 'redirect';
--> statement-breakpoint
-- Cron counts new records in batches. The records that are here are counted already.
DROP TRIGGER `count_new_record`;
--> statement-breakpoint
DROP TRIGGER `see_session`;
--> statement-breakpoint
DROP TRIGGER `forget_session`;
--> statement-breakpoint
DROP TRIGGER `count_changed_record`;
--> statement-breakpoint
DROP TRIGGER `count_deleted_record`;
--> statement-breakpoint
INSERT INTO `counting` (`one`, `counted_id`, `moving`)
VALUES (1, coalesce((SELECT `id` FROM `records` ORDER BY `rowid` DESC LIMIT 1), ''), 0);
--> statement-breakpoint
INSERT INTO `seen_sessions` SELECT `session_id`, `last_day` FROM `sessions`;
--> statement-breakpoint
INSERT INTO `session_counts` SELECT `last_day`, count(*) FROM `sessions` GROUP BY `last_day`;
--> statement-breakpoint
DELETE FROM `sessions`;
--> statement-breakpoint
INSERT INTO `delivery_counts`
SELECT `target`, `state`, count(*) FROM `deliveries` WHERE `state` IN ('failed', 'paused') GROUP BY `target`, `state`;
--> statement-breakpoint
CREATE TRIGGER `count_changed_record` AFTER UPDATE OF `source`, `service`, `city`, `campaign` ON `records`
WHEN (old.source IS NOT new.source OR old.service IS NOT new.service OR old.city IS NOT new.city OR old.campaign IS NOT new.campaign)
	AND old.rowid <= coalesce((SELECT r.rowid FROM `records` r WHERE r.id = (SELECT `counted_id` FROM `counting`)), 0)
BEGIN
	UPDATE `daily_counts` SET `count` = `count` - 1
	WHERE `kind` = old.kind AND `day` = date(old.created_at / 1000 + 19800, 'unixepoch')
		AND `dimension` IN ('source', 'service', 'city', 'campaign')
		AND `value` = (SELECT CASE WHEN x.v = '' THEN '' WHEN EXISTS (
			SELECT 1 FROM `counted_values` c WHERE c.dimension = `daily_counts`.`dimension` AND c.value = x.v) THEN x.v ELSE 'other' END
			FROM (SELECT coalesce(CASE `daily_counts`.`dimension` WHEN 'source' THEN old.source WHEN 'service' THEN old.service
				WHEN 'city' THEN old.city ELSE old.campaign END, '') AS v) x);
	INSERT INTO `daily_counts` (`day`, `kind`, `dimension`, `value`, `count`)
	SELECT date(new.created_at / 1000 + 19800, 'unixepoch'), new.kind, part.dimension,
		CASE WHEN part.v = '' THEN '' WHEN EXISTS (
			SELECT 1 FROM `counted_values` c WHERE c.dimension = part.dimension AND c.value = part.v) THEN part.v ELSE 'other' END, 1
	FROM (
		SELECT 'source' AS dimension, coalesce(new.source, '') AS v
		UNION ALL SELECT 'service', coalesce(new.service, '')
		UNION ALL SELECT 'city', coalesce(new.city, '')
		UNION ALL SELECT 'campaign', coalesce(new.campaign, '')
	) AS part WHERE true
	ON CONFLICT (`kind`, `dimension`, `day`, `value`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `count_deleted_record` BEFORE DELETE ON `records`
WHEN (SELECT `moving` FROM `counting`) = 0
	AND old.rowid <= coalesce((SELECT r.rowid FROM `records` r WHERE r.id = (SELECT `counted_id` FROM `counting`)), 0)
BEGIN
	UPDATE `daily_counts` SET `count` = `count` - 1
	WHERE `kind` = old.kind AND `day` = date(old.created_at / 1000 + 19800, 'unixepoch')
		AND `dimension` IN ('all', 'source', 'service', 'city', 'campaign')
		AND `value` = (SELECT CASE WHEN x.v = '' THEN '' WHEN EXISTS (
			SELECT 1 FROM `counted_values` c WHERE c.dimension = `daily_counts`.`dimension` AND c.value = x.v) THEN x.v ELSE 'other' END
			FROM (SELECT coalesce(CASE `daily_counts`.`dimension` WHEN 'source' THEN old.source WHEN 'service' THEN old.service
				WHEN 'city' THEN old.city WHEN 'campaign' THEN old.campaign END, '') AS v) x);
	UPDATE `session_counts` SET `count` = `count` - 1
	WHERE `day` = date(old.created_at / 1000 + 19800, 'unixepoch') AND EXISTS (
		SELECT 1 FROM `seen_sessions` s WHERE s.session_id = old.session_id AND s.last_day = `session_counts`.`day`);
	DELETE FROM `seen_sessions`
	WHERE `session_id` = old.session_id AND `last_day` = date(old.created_at / 1000 + 19800, 'unixepoch');
END;
--> statement-breakpoint
-- A moved record is 90 days old: its session is in no summary any more.
CREATE TRIGGER `forget_moved_session` AFTER DELETE ON `records`
WHEN old.session_id IS NOT NULL AND (SELECT `moving` FROM `counting`) = 1 BEGIN
	DELETE FROM `seen_sessions`
	WHERE `session_id` = old.session_id AND `last_day` = date(old.created_at / 1000 + 19800, 'unixepoch');
END;
--> statement-breakpoint
-- A row id may be given again when the last row is deleted, so the mark moves back to a record that exists.
CREATE TRIGGER `step_back` AFTER DELETE ON `records` WHEN old.id = (SELECT `counted_id` FROM `counting`) BEGIN
	UPDATE `counting` SET `counted_id` =
		coalesce((SELECT `id` FROM `records` WHERE `rowid` < old.rowid ORDER BY `rowid` DESC LIMIT 1), '');
END;
--> statement-breakpoint
CREATE TRIGGER `count_new_delivery` AFTER INSERT ON `deliveries` WHEN new.state IN ('failed', 'paused') BEGIN
	INSERT INTO `delivery_counts` VALUES (new.target, new.state, 1)
	ON CONFLICT (`target`, `state`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `count_settled_delivery` AFTER UPDATE OF `state` ON `deliveries`
WHEN old.state IS NOT new.state AND (old.state IN ('failed', 'paused') OR new.state IN ('failed', 'paused')) BEGIN
	UPDATE `delivery_counts` SET `count` = `count` - 1 WHERE `target` = old.target AND `state` = old.state;
	INSERT INTO `delivery_counts` SELECT new.target, new.state, 1 WHERE new.state IN ('failed', 'paused')
	ON CONFLICT (`target`, `state`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `count_deleted_delivery` AFTER DELETE ON `deliveries` WHEN old.state IN ('failed', 'paused') BEGIN
	UPDATE `delivery_counts` SET `count` = `count` - 1 WHERE `target` = old.target AND `state` = old.state;
END;
