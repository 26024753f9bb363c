-- The operator lists records without a city, source, service or campaign, because the summary counts them.
CREATE INDEX `records_without_city` ON `records` (`kind`,`status`,`created_at`,`id`) WHERE city is null;
--> statement-breakpoint
-- A record without a source, service or campaign stands under the empty value. The records that cron has filed get theirs here.
INSERT INTO `record_facets` SELECT d.value, '', r.kind, r.status, r.created_at, r.id
FROM `records` r CROSS JOIN json_each('["source","service","campaign"]') AS d
WHERE r.rowid <= coalesce((SELECT f.rowid FROM `records` f WHERE f.id = (SELECT `filed_id` FROM `filing`)), 0)
	AND CASE d.value WHEN 'source' THEN r.source WHEN 'service' THEN r.service ELSE r.campaign END IS NULL;
--> statement-breakpoint
DROP TRIGGER `list_changed_record`;
--> statement-breakpoint
CREATE TRIGGER `list_changed_record` AFTER UPDATE OF `status`, `source`, `service`, `campaign` ON `records`
WHEN old.rowid <= coalesce((SELECT r.rowid FROM `records` r WHERE r.id = (SELECT `filed_id` FROM `filing`)), 0)
	AND (old.status IS NOT new.status OR old.source IS NOT new.source OR old.service IS NOT new.service OR old.campaign IS NOT new.campaign)
BEGIN
	DELETE FROM `record_facets` WHERE `dimension` = 'source' AND `value` = coalesce(old.source, '')
		AND `kind` = old.kind AND `status` = old.status AND `created_at` = old.created_at AND `record_id` = old.id;
	DELETE FROM `record_facets` WHERE `dimension` = 'service' AND `value` = coalesce(old.service, '')
		AND `kind` = old.kind AND `status` = old.status AND `created_at` = old.created_at AND `record_id` = old.id;
	DELETE FROM `record_facets` WHERE `dimension` = 'campaign' AND `value` = coalesce(old.campaign, '')
		AND `kind` = old.kind AND `status` = old.status AND `created_at` = old.created_at AND `record_id` = old.id;
	INSERT INTO `record_facets` SELECT part.dimension, part.value, new.kind, new.status, new.created_at, new.id
	FROM (SELECT 'source' AS dimension, coalesce(new.source, '') AS value UNION ALL SELECT 'service', coalesce(new.service, '')
		UNION ALL SELECT 'campaign', coalesce(new.campaign, '')) AS part;
END;
--> statement-breakpoint
DROP TRIGGER `unfile_record`;
--> statement-breakpoint
CREATE TRIGGER `unfile_record` AFTER DELETE ON `records` BEGIN
	DELETE FROM `record_search` WHERE `rowid` = old.rowid;
	DELETE FROM `record_facets` WHERE `dimension` = 'source' AND `value` = coalesce(old.source, '')
		AND `kind` = old.kind AND `status` = old.status AND `created_at` = old.created_at AND `record_id` = old.id;
	DELETE FROM `record_facets` WHERE `dimension` = 'service' AND `value` = coalesce(old.service, '')
		AND `kind` = old.kind AND `status` = old.status AND `created_at` = old.created_at AND `record_id` = old.id;
	DELETE FROM `record_facets` WHERE `dimension` = 'campaign' AND `value` = coalesce(old.campaign, '')
		AND `kind` = old.kind AND `status` = old.status AND `created_at` = old.created_at AND `record_id` = old.id;
END;
