-- The counts behind the admin summary follow the records inside the transaction that writes them. Days are India's (UTC+5:30).
CREATE TRIGGER `count_new_record` AFTER INSERT ON `records` BEGIN
	INSERT INTO `daily_counts` (`day`, `kind`, `dimension`, `value`, `count`)
	SELECT date(new.created_at / 1000 + 19800, 'unixepoch'), new.kind, part.dimension, part.value, 1
	FROM (
		SELECT 'all' AS dimension, '' AS value
		UNION ALL SELECT 'source', coalesce(new.source, '')
		UNION ALL SELECT 'service', coalesce(new.service, '')
		UNION ALL SELECT 'city', coalesce(new.city, '')
		UNION ALL SELECT 'campaign', coalesce(new.campaign, '')
	) AS part WHERE true
	ON CONFLICT (`kind`, `dimension`, `day`, `value`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `count_changed_record` AFTER UPDATE OF `source`, `service`, `city`, `campaign` ON `records`
WHEN old.source IS NOT new.source OR old.service IS NOT new.service OR old.city IS NOT new.city OR old.campaign IS NOT new.campaign
BEGIN
	UPDATE `daily_counts` SET `count` = `count` - 1
	WHERE `kind` = old.kind AND `day` = date(old.created_at / 1000 + 19800, 'unixepoch') AND (
		(`dimension` = 'source' AND `value` = coalesce(old.source, ''))
		OR (`dimension` = 'service' AND `value` = coalesce(old.service, ''))
		OR (`dimension` = 'city' AND `value` = coalesce(old.city, ''))
		OR (`dimension` = 'campaign' AND `value` = coalesce(old.campaign, ''))
	);
	INSERT INTO `daily_counts` (`day`, `kind`, `dimension`, `value`, `count`)
	SELECT date(new.created_at / 1000 + 19800, 'unixepoch'), new.kind, part.dimension, part.value, 1
	FROM (
		SELECT 'source' AS dimension, coalesce(new.source, '') AS value
		UNION ALL SELECT 'service', coalesce(new.service, '')
		UNION ALL SELECT 'city', coalesce(new.city, '')
		UNION ALL SELECT 'campaign', coalesce(new.campaign, '')
	) AS part WHERE true
	ON CONFLICT (`kind`, `dimension`, `day`, `value`) DO UPDATE SET `count` = `count` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `count_deleted_record` AFTER DELETE ON `records` BEGIN
	UPDATE `daily_counts` SET `count` = `count` - 1
	WHERE `kind` = old.kind AND `day` = date(old.created_at / 1000 + 19800, 'unixepoch') AND (
		`dimension` = 'all'
		OR (`dimension` = 'source' AND `value` = coalesce(old.source, ''))
		OR (`dimension` = 'service' AND `value` = coalesce(old.service, ''))
		OR (`dimension` = 'city' AND `value` = coalesce(old.city, ''))
		OR (`dimension` = 'campaign' AND `value` = coalesce(old.campaign, ''))
	);
END;
--> statement-breakpoint
CREATE TRIGGER `see_session` AFTER INSERT ON `records` WHEN new.session_id IS NOT NULL BEGIN
	INSERT INTO `sessions` (`session_id`, `last_day`)
	VALUES (new.session_id, date(new.created_at / 1000 + 19800, 'unixepoch'))
	ON CONFLICT (`session_id`) DO UPDATE SET `last_day` = max(`last_day`, excluded.last_day);
END;
--> statement-breakpoint
CREATE TRIGGER `forget_session` AFTER DELETE ON `records` WHEN old.session_id IS NOT NULL BEGIN
	DELETE FROM `sessions` WHERE `session_id` = old.session_id
	AND NOT EXISTS (SELECT 1 FROM `records` WHERE `records`.`session_id` = old.session_id);
	UPDATE `sessions` SET `last_day` = (
		SELECT date(max(`records`.`created_at`) / 1000 + 19800, 'unixepoch') FROM `records`
		WHERE `records`.`session_id` = old.session_id
	) WHERE `session_id` = old.session_id;
END;
--> statement-breakpoint
-- The records of a filled database are counted once here; the triggers count later ones.
INSERT INTO `daily_counts` (`day`, `kind`, `dimension`, `value`, `count`)
SELECT date(`created_at` / 1000 + 19800, 'unixepoch') AS `day`, `kind`, `dimension`, `value`, count(*)
FROM (
	SELECT `created_at`, `kind`, 'all' AS `dimension`, '' AS `value` FROM `records`
	UNION ALL SELECT `created_at`, `kind`, 'source', coalesce(`source`, '') FROM `records`
	UNION ALL SELECT `created_at`, `kind`, 'service', coalesce(`service`, '') FROM `records`
	UNION ALL SELECT `created_at`, `kind`, 'city', coalesce(`city`, '') FROM `records`
	UNION ALL SELECT `created_at`, `kind`, 'campaign', coalesce(`campaign`, '') FROM `records`
) GROUP BY `day`, `kind`, `dimension`, `value`;
--> statement-breakpoint
INSERT INTO `sessions` (`session_id`, `last_day`)
SELECT `session_id`, date(max(`created_at`) / 1000 + 19800, 'unixepoch') FROM `records`
WHERE `session_id` IS NOT NULL GROUP BY `session_id`;
