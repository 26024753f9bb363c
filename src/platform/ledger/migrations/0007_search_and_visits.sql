-- The operator's search and filters, filled by cron, so that a lead writes no row for them.
CREATE TABLE `daily_visits` (
	`day` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `filing` (
	`one` integer PRIMARY KEY NOT NULL,
	`filed_id` text NOT NULL
);
--> statement-breakpoint
INSERT INTO `filing` (`one`, `filed_id`) VALUES (1, '');
--> statement-breakpoint
CREATE TABLE `record_facets` (
	`dimension` text NOT NULL,
	`value` text NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`record_id` text NOT NULL,
	PRIMARY KEY(`dimension`, `value`, `kind`, `status`, `created_at`, `record_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `daily_money` (
	`day` text NOT NULL,
	`service` text NOT NULL,
	`city` text NOT NULL,
	`booked` integer NOT NULL,
	`paid` integer NOT NULL,
	PRIMARY KEY(`day`, `service`, `city`)
) WITHOUT ROWID;
--> statement-breakpoint
-- A lead has no visit, no mechanic and no step, and writes no row to these indexes.
CREATE INDEX `records_by_visit` ON `records` (coalesce(json_extract(`fields`, '$.date'), json_extract(`fields`, '$.preferredDate')), `city`)
WHERE `kind` IN ('booking', 'order', 'service_request')
	AND coalesce(json_extract(`fields`, '$.date'), json_extract(`fields`, '$.preferredDate')) IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `records_by_mechanic` ON `records` (json_extract(`fields`, '$.mechanic'), `created_at`, `id`)
WHERE json_extract(`fields`, '$.mechanic') IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `records_by_step` ON `records` (json_extract(`fields`, '$.jobStep'), `created_at`, `id`)
WHERE json_extract(`fields`, '$.jobStep') IS NOT NULL;
--> statement-breakpoint
-- Trigrams find any part of a name, a number, a booking id, an order number, a car or a locality. Its row ids are the records'.
CREATE VIRTUAL TABLE `record_search` USING fts5(`words`, columnsize = 0, tokenize = 'trigram');
--> statement-breakpoint
-- The text of a record in `record_search`.
CREATE VIEW `searched_text` AS SELECT r.`rowid` AS `place`, r.`id` AS `id`,
	coalesce(r.`name_key`, '') || char(10) || coalesce(r.`mobile_number`, '') || char(10) || coalesce(r.`booking_id`, '') || char(10)
	|| iif(r.`kind` = 'order', 'ph-' || lower(substr(replace(r.`id`, '-', ''), -8)), '') || char(10)
	|| lower(coalesce(json_extract(r.`fields`, '$.manufacturer'), json_extract(r.`fields`, '$.carBrand'), '') || ' '
		|| coalesce(json_extract(r.`fields`, '$.model'), json_extract(r.`fields`, '$.carModel'), json_extract(r.`fields`, '$.car'),
			json_extract(r.`fields`, '$.vehicle'), '')) || char(10)
	|| lower(coalesce(json_extract(r.`fields`, '$.area'), json_extract(r.`fields`, '$.userArea'), '')) AS `words`
FROM `records` AS r;
--> statement-breakpoint
CREATE TRIGGER `search_changed_record` AFTER UPDATE OF `name_key`, `mobile_number`, `fields` ON `records`
WHEN old.rowid <= coalesce((SELECT r.rowid FROM `records` r WHERE r.id = (SELECT `filed_id` FROM `filing`)), 0)
	AND (old.name_key IS NOT new.name_key OR old.mobile_number IS NOT new.mobile_number OR old.fields IS NOT new.fields)
BEGIN
	UPDATE `record_search` SET `words` = (SELECT t.words FROM `searched_text` t WHERE t.place = new.rowid)
	WHERE `rowid` = new.rowid AND `words` IS NOT (SELECT t.words FROM `searched_text` t WHERE t.place = new.rowid);
END;
--> statement-breakpoint
CREATE TRIGGER `list_changed_record` AFTER UPDATE OF `status`, `source`, `service`, `campaign` ON `records`
WHEN old.rowid <= coalesce((SELECT r.rowid FROM `records` r WHERE r.id = (SELECT `filed_id` FROM `filing`)), 0)
	AND (old.status IS NOT new.status OR old.source IS NOT new.source OR old.service IS NOT new.service OR old.campaign IS NOT new.campaign)
BEGIN
	DELETE FROM `record_facets` WHERE `dimension` = 'source' AND `value` = old.source
		AND `kind` = old.kind AND `status` = old.status AND `created_at` = old.created_at AND `record_id` = old.id;
	DELETE FROM `record_facets` WHERE `dimension` = 'service' AND `value` = old.service
		AND `kind` = old.kind AND `status` = old.status AND `created_at` = old.created_at AND `record_id` = old.id;
	DELETE FROM `record_facets` WHERE `dimension` = 'campaign' AND `value` = old.campaign
		AND `kind` = old.kind AND `status` = old.status AND `created_at` = old.created_at AND `record_id` = old.id;
	INSERT INTO `record_facets` SELECT part.dimension, part.value, new.kind, new.status, new.created_at, new.id
	FROM (SELECT 'source' AS dimension, new.source AS value UNION ALL SELECT 'service', new.service
		UNION ALL SELECT 'campaign', new.campaign) AS part
	WHERE part.value IS NOT NULL;
END;
--> statement-breakpoint
-- Erasure, retention and the archive delete records: their text and lists go in the same transaction.
CREATE TRIGGER `unfile_record` AFTER DELETE ON `records` BEGIN
	DELETE FROM `record_search` WHERE `rowid` = old.rowid;
	DELETE FROM `record_facets` WHERE `dimension` = 'source' AND `value` = old.source
		AND `kind` = old.kind AND `status` = old.status AND `created_at` = old.created_at AND `record_id` = old.id;
	DELETE FROM `record_facets` WHERE `dimension` = 'service' AND `value` = old.service
		AND `kind` = old.kind AND `status` = old.status AND `created_at` = old.created_at AND `record_id` = old.id;
	DELETE FROM `record_facets` WHERE `dimension` = 'campaign' AND `value` = old.campaign
		AND `kind` = old.kind AND `status` = old.status AND `created_at` = old.created_at AND `record_id` = old.id;
END;
--> statement-breakpoint
-- A row id may be given again when the last row is deleted, so the mark moves back to a record that exists.
CREATE TRIGGER `step_back_filing` AFTER DELETE ON `records` WHEN old.id = (SELECT `filed_id` FROM `filing`) BEGIN
	UPDATE `filing` SET `filed_id` =
		coalesce((SELECT `id` FROM `records` WHERE `rowid` < old.rowid ORDER BY `rowid` DESC LIMIT 1), '');
END;
--> statement-breakpoint
-- The money of a booking or an order in paise: booked once it is confirmed, paid by card at the order or at the end of the job.
CREATE VIEW `record_money` AS
SELECT r.`rowid` AS `place`, date(coalesce(json_extract(r.`fields`, '$.confirmedAt'), datetime(r.`created_at` / 1000, 'unixepoch')), '+330 minutes') AS `day`,
	coalesce(r.`service`, '') AS `service`, coalesce(r.`city`, '') AS `city`,
	coalesce(json_extract(r.`fields`, iif(r.`kind` = 'order', '$.amount', '$.servicePrice')), 0) AS `booked`, 0 AS `paid`
FROM `records` AS r
WHERE (r.`kind` = 'booking' AND r.`status` IN ('completed', 'fulfilled'))
	OR (r.`kind` = 'order' AND r.`status` IN ('pay_after_service', 'paid', 'fulfilled'))
UNION ALL
SELECT r.`rowid`, date(r.`created_at` / 1000, 'unixepoch', '+330 minutes'), coalesce(r.`service`, ''), coalesce(r.`city`, ''), 0,
	coalesce(json_extract(r.`fields`, '$.amount'), 0)
FROM `records` AS r
WHERE r.`kind` = 'order' AND r.`status` <> 'refunded' AND json_extract(r.`fields`, '$.paymentId') IS NOT NULL
UNION ALL
SELECT r.`rowid`, date((SELECT max(json_extract(s.value, '$.at')) FROM json_each(r.`fields`, '$.job.steps') AS s
		WHERE json_extract(s.value, '$.step') = 'paid'), '+330 minutes'), coalesce(r.`service`, ''), coalesce(r.`city`, ''), 0,
	json_extract(r.`fields`, '$.job.payment.amount')
FROM `records` AS r
WHERE r.`kind` IN ('booking', 'order') AND r.`status` <> 'refunded' AND json_extract(r.`fields`, '$.job.payment.amount') IS NOT NULL;
--> statement-breakpoint
INSERT INTO `daily_money` SELECT `day`, `service`, `city`, sum(`booked`), sum(`paid`) FROM `record_money`
WHERE `day` IS NOT NULL GROUP BY `day`, `service`, `city`;
--> statement-breakpoint
CREATE TRIGGER `take_money_back` BEFORE UPDATE OF `status`, `service`, `city`, `fields` ON `records` WHEN old.kind IN ('booking', 'order') BEGIN
	INSERT INTO `daily_money` SELECT m.day, m.service, m.city, -m.booked, -m.paid FROM `record_money` m
	WHERE m.place = old.rowid AND m.day IS NOT NULL
	ON CONFLICT (`day`, `service`, `city`) DO UPDATE SET `booked` = `booked` + excluded.booked, `paid` = `paid` + excluded.paid;
END;
--> statement-breakpoint
CREATE TRIGGER `add_money` AFTER UPDATE OF `status`, `service`, `city`, `fields` ON `records` WHEN new.kind IN ('booking', 'order') BEGIN
	INSERT INTO `daily_money` SELECT m.day, m.service, m.city, m.booked, m.paid FROM `record_money` m
	WHERE m.place = new.rowid AND m.day IS NOT NULL
	ON CONFLICT (`day`, `service`, `city`) DO UPDATE SET `booked` = `booked` + excluded.booked, `paid` = `paid` + excluded.paid;
END;
