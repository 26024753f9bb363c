-- Referenced tables come first: a restore fills the tables in this order.
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
	`restored_at` integer,
	`expires_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `archive_objects_by_day` ON `archive_objects` (`day`,`city`);
--> statement-breakpoint
CREATE INDEX `archive_objects_by_end` ON `archive_objects` (`expires_at`) WHERE expires_at is not null;
--> statement-breakpoint
CREATE TABLE `audit` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`by` text NOT NULL,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`detail` text
);
--> statement-breakpoint
CREATE INDEX `audit_newest` ON `audit` (`at`,`id`);
--> statement-breakpoint
CREATE TABLE `banners` (
	`id` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`state` text NOT NULL,
	`sort` integer NOT NULL,
	`created_at` integer NOT NULL,
	`content` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `banners_by_order` ON `banners` (`sort`,`id`);
--> statement-breakpoint
CREATE TABLE `bills` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`record_id` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bills_of_record` ON `bills` (`record_id`);
--> statement-breakpoint
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
CREATE TABLE `coupons` (
	`code` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`value` integer NOT NULL,
	`description` text NOT NULL,
	`state` text NOT NULL,
	`source` text NOT NULL,
	`number_hash` text,
	`max_uses` integer,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	`scope` text
);
--> statement-breakpoint
CREATE INDEX `coupons_newest` ON `coupons` (`created_at`,`code`);
--> statement-breakpoint
CREATE INDEX `coupons_by_source` ON `coupons` (`source`,`created_at`,`code`);
--> statement-breakpoint
CREATE INDEX `coupons_by_number` ON `coupons` (`number_hash`) WHERE number_hash is not null;
--> statement-breakpoint
CREATE TABLE `coupon_uses` (
	`code` text NOT NULL,
	`used_on` text NOT NULL,
	`at` integer NOT NULL,
	`by` text NOT NULL,
	PRIMARY KEY(`code`, `used_on`),
	FOREIGN KEY (`code`) REFERENCES `coupons`(`code`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `daily_counts` (
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`dimension` text NOT NULL,
	`value` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`kind`, `dimension`, `day`, `value`)
);
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
CREATE TABLE `daily_visits` (
	`day` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `delivery_counts` (
	`target` text NOT NULL,
	`state` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`target`, `state`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `filing` (
	`one` integer PRIMARY KEY NOT NULL,
	`filed_id` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mechanics` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`mobile_number` text NOT NULL,
	`city` text NOT NULL,
	`active` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mechanic_leave` (
	`mechanic_id` text NOT NULL,
	`first_day` text NOT NULL,
	`last_day` text NOT NULL,
	PRIMARY KEY(`mechanic_id`, `first_day`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `price_sheet_state` (
	`one` integer PRIMARY KEY NOT NULL,
	`live_id` text,
	`passed_over` text,
	`read_from` text,
	`last_read_at` integer,
	`last_read_hash` text,
	`read_fault` text,
	`upload_fault` text
);
--> statement-breakpoint
CREATE TABLE `price_sheets` (
	`id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`source` text NOT NULL,
	`hash` text NOT NULL,
	`rows` text NOT NULL,
	`row_count` integer NOT NULL,
	`losses` text NOT NULL,
	`read_at` integer NOT NULL,
	`reasons` text,
	`published_at` integer,
	`published_by` text
);
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
CREATE TABLE `records` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`name` text,
	`name_key` text,
	`mobile_number` text,
	`booking_id` text,
	`reference` text,
	`city` text,
	`state` text,
	`source` text,
	`service` text,
	`campaign` text,
	`session_id` text,
	`fields` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`content_hash` text NOT NULL,
	`note` text,
	`consent_ads` integer DEFAULT false NOT NULL,
	`consent_analytics` integer DEFAULT false NOT NULL,
	`consent_id` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `records_by_idempotency_key` ON `records` (`idempotency_key`);
--> statement-breakpoint
CREATE UNIQUE INDEX `records_by_booking_id` ON `records` (`booking_id`) WHERE booking_id is not null;
--> statement-breakpoint
CREATE INDEX `records_newest` ON `records` (`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `records_by_kind_status` ON `records` (`kind`,`status`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `records_by_city_kind_status` ON `records` (`city`,`kind`,`status`,`created_at`,`id`) WHERE city is not null;
--> statement-breakpoint
CREATE INDEX `records_without_city` ON `records` (`kind`,`status`,`created_at`,`id`) WHERE city is null;
--> statement-breakpoint
CREATE INDEX `records_by_state_kind_status` ON `records` (`state`,`kind`,`status`,`created_at`,`id`) WHERE state is not null;
--> statement-breakpoint
CREATE INDEX `records_by_number` ON `records` (`mobile_number`,`created_at`,`id`) WHERE mobile_number is not null;
--> statement-breakpoint
CREATE INDEX `records_by_name_key` ON `records` (`name_key`,`created_at`,`id`) WHERE name_key is not null;
--> statement-breakpoint
CREATE INDEX `records_by_reference` ON `records` (`reference`,`created_at`,`id`) WHERE reference is not null;
--> statement-breakpoint
CREATE INDEX `redirects_by_session` ON `records` (`session_id`) WHERE kind = 'redirect';
--> statement-breakpoint
CREATE INDEX `records_by_consent` ON `records` (`consent_id`) WHERE consent_id is not null;
--> statement-breakpoint
CREATE INDEX `orders_without_date` ON `records` (`kind`,`created_at`) WHERE kind = 'order' and json_extract(fields, '$.date') is null;--> statement-breakpoint
CREATE INDEX `records_with_banners` ON `records` (`created_at`) WHERE json_extract(fields, '$.banners') is not null;
--> statement-breakpoint
CREATE TABLE `deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`record_id` text,
	`target` text NOT NULL,
	`purpose` text NOT NULL,
	`event` text,
	`state` text DEFAULT 'pending' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`queued_at` integer NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`last_attempt_at` integer,
	`locked_until` integer,
	`locked_by` text,
	`unclear` integer DEFAULT false NOT NULL,
	`unclear_at` integer,
	`set_aside` integer DEFAULT false NOT NULL,
	`delivered_version` integer,
	`remote_id` text,
	`remote_document_id` text,
	`last_error_code` text,
	`last_error_detail` text,
	`finished_at` integer,
	FOREIGN KEY (`record_id`) REFERENCES `records`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `deliveries_of_record` ON `deliveries` (`record_id`,`target`,`purpose`);
--> statement-breakpoint
CREATE INDEX `deliveries_due` ON `deliveries` (`target`,`next_attempt_at`) WHERE state = 'pending';
--> statement-breakpoint
CREATE INDEX `deliveries_pending_since` ON `deliveries` (`target`,`queued_at`,`id`) WHERE state = 'pending';
--> statement-breakpoint
CREATE INDEX `deliveries_paused` ON `deliveries` (`target`,`queued_at`,`id`) WHERE state = 'paused';
--> statement-breakpoint
CREATE INDEX `deliveries_failed` ON `deliveries` (`finished_at`,`id`) WHERE state = 'failed';
--> statement-breakpoint
CREATE INDEX `deliveries_of_no_record` ON `deliveries` (`finished_at`) WHERE record_id is null;
--> statement-breakpoint
CREATE INDEX `events_not_delivered` ON `deliveries` (`queued_at`) WHERE record_id is null and state in ('pending', 'paused', 'failed');
--> statement-breakpoint
CREATE TABLE `payment_events` (
	`event_id` text PRIMARY KEY NOT NULL,
	`record_id` text,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`record_id`) REFERENCES `records`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `payment_events_of_record` ON `payment_events` (`record_id`);
--> statement-breakpoint
CREATE TABLE `record_history` (
	`record_id` text NOT NULL,
	`version` integer NOT NULL,
	`change_id` text NOT NULL,
	`at` integer NOT NULL,
	`what` text NOT NULL,
	`by` text NOT NULL,
	`why` text,
	PRIMARY KEY(`record_id`, `version`),
	FOREIGN KEY (`record_id`) REFERENCES `records`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `reviews` (
	`record_id` text PRIMARY KEY NOT NULL,
	`number_hash` text NOT NULL,
	`service` text NOT NULL,
	`city` text NOT NULL,
	`place` text NOT NULL,
	`name` text NOT NULL,
	`stars` integer NOT NULL,
	`words` text NOT NULL,
	`answer` text,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`decided_at` integer
);
--> statement-breakpoint
CREATE INDEX `reviews_by_state` ON `reviews` (`state`,`created_at`,`record_id`);
--> statement-breakpoint
CREATE INDEX `reviews_by_number` ON `reviews` (`number_hash`);
--> statement-breakpoint
CREATE TABLE `revoked_sessions` (
	`session_id` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `revoked_sessions_by_end` ON `revoked_sessions` (`expires_at`);
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
CREATE TABLE `spins` (
	`number_hash` text NOT NULL,
	`spun_at` integer NOT NULL,
	`segment` text NOT NULL,
	`coupon_code` text,
	`session_id` text NOT NULL,
	PRIMARY KEY(`number_hash`, `session_id`)
);
--> statement-breakpoint
CREATE INDEX `spins_newest` ON `spins` (`spun_at`);
--> statement-breakpoint
CREATE TABLE `unfound_searches` (
	`kind` text NOT NULL,
	`words` text NOT NULL,
	`count` integer NOT NULL,
	`last_day` text NOT NULL,
	PRIMARY KEY(`kind`, `words`)
);
--> statement-breakpoint
CREATE TABLE `target_holds` (
	`target` text PRIMARY KEY NOT NULL,
	`held_until` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `calls` (
	`mobile_number` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`opened_at` integer NOT NULL,
	`waits` integer NOT NULL,
	`at` integer NOT NULL,
	`tries` integer NOT NULL,
	`called_at` integer,
	`notes` text NOT NULL,
	`taken_at` integer,
	`taken_by` text,
	`change_id` text,
	`noted_at` integer,
	`before` text
);
--> statement-breakpoint
CREATE INDEX `calls_by_time` ON `calls` (`waits`,`at`);
--> statement-breakpoint
CREATE INDEX `calls_by_note` ON `calls` (`noted_at`) WHERE noted_at is not null;
--> statement-breakpoint
CREATE TABLE `daily_calls` (
	`day` text NOT NULL,
	`hour` integer NOT NULL,
	`operator` text NOT NULL,
	`campaign` text NOT NULL,
	`minutes` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `hour`, `operator`, `campaign`, `minutes`)
);
--> statement-breakpoint
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
CREATE UNIQUE INDEX `chat_messages_by_fact` ON `chat_messages` (`record_id`,`fact`);
--> statement-breakpoint
CREATE UNIQUE INDEX `chat_messages_by_remote_id` ON `chat_messages` (`remote_id`) WHERE remote_id is not null;
--> statement-breakpoint
CREATE INDEX `chat_messages_due` ON `chat_messages` (`due_at`) WHERE state = 'waiting';
--> statement-breakpoint
CREATE INDEX `chat_messages_of_person` ON `chat_messages` (`person`,`at`);
--> statement-breakpoint
CREATE TABLE `chat_people` (
	`person` text PRIMARY KEY NOT NULL,
	`number` text,
	`stopped_at` integer,
	`wished_at` integer,
	`wrote_at` integer,
	`sent_at` integer
);
--> statement-breakpoint
CREATE INDEX `chat_people_by_number` ON `chat_people` (`number`) WHERE number is not null;
--> statement-breakpoint
CREATE TABLE `chat_paused_templates` (
	`kind` text NOT NULL,
	`language` text NOT NULL,
	`until` integer NOT NULL,
	PRIMARY KEY(`kind`, `language`)
);
--> statement-breakpoint
CREATE TABLE `chat_switched_off` (
	`kind` text PRIMARY KEY NOT NULL,
	`by` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ad_test` (
	`one` integer PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`until_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `campaign_links` (
	`code` text PRIMARY KEY NOT NULL,
	`path` text NOT NULL,
	`name` text NOT NULL,
	`source` text NOT NULL,
	`medium` text NOT NULL,
	`content` text NOT NULL,
	`coupon` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `campaign_links_newest` ON `campaign_links` (`created_at`);
--> statement-breakpoint
CREATE TABLE `campaign_spend` (
	`day` text NOT NULL,
	`name` text NOT NULL,
	`amount` integer NOT NULL,
	PRIMARY KEY(`day`, `name`)
);
--> statement-breakpoint
CREATE TABLE `campaigns` (
	`name` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `chat_messages_troubled` ON `chat_messages` (`at`,`state`) WHERE state in ('failed', 'unclear');
--> statement-breakpoint
CREATE INDEX `chat_messages_came` ON `chat_messages` (`at`) WHERE direction = 'in';
--> statement-breakpoint
CREATE INDEX `chat_messages_priced` ON `chat_messages` (`sent_at`,`priced`) WHERE priced is not null;
--> statement-breakpoint
CREATE TABLE `push_devices` (
	`id` text PRIMARY KEY NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`by` text NOT NULL,
	`kinds` text NOT NULL,
	`quiet_from` integer,
	`quiet_to` integer,
	`created_at` integer NOT NULL,
	`waits_until` integer DEFAULT 0 NOT NULL,
	`fault` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_devices_endpoint_unique` ON `push_devices` (`endpoint`);--> statement-breakpoint
CREATE TABLE `push_sent` (
	`delivery_id` text NOT NULL,
	`device_id` text NOT NULL,
	`sent_at` integer NOT NULL,
	PRIMARY KEY(`delivery_id`, `device_id`),
	FOREIGN KEY (`delivery_id`) REFERENCES `deliveries`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`device_id`) REFERENCES `push_devices`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `push_sent_to` ON `push_sent` (`device_id`);
--> statement-breakpoint
-- Cron counts new records in batches; these triggers follow later changes and deletions. Days are India's (UTC+5:30).
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
	|| lower(coalesce(json_extract(r.`fields`, '$.area'), json_extract(r.`fields`, '$.userArea'), '')) || char(10)
	|| lower(coalesce(json_extract(r.`fields`, '$.address'), '')) || char(10)
	|| iif(json_extract(r.`fields`, '$.job.billNumber') IS NULL, '', printf('p-%06d', json_extract(r.`fields`, '$.job.billNumber'))) || char(10)
	|| lower(coalesce(json_extract(r.`fields`, '$.job.mechanic.name'), '')) AS `words`
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
-- As `step_back` does for the counts.
CREATE TRIGGER `step_back_filing` AFTER DELETE ON `records` WHEN old.id = (SELECT `filed_id` FROM `filing`) BEGIN
	UPDATE `filing` SET `filed_id` =
		coalesce((SELECT `id` FROM `records` WHERE `rowid` < old.rowid ORDER BY `rowid` DESC LIMIT 1), '');
END;
--> statement-breakpoint
-- The money of a booking or an order in paise: booked once it is confirmed, paid by card at the order, less what went back, or at the end of the job.
CREATE VIEW `record_money` AS
SELECT r.`rowid` AS `place`, date(coalesce(json_extract(r.`fields`, '$.confirmedAt'), datetime(r.`created_at` / 1000, 'unixepoch')), '+330 minutes') AS `day`,
	coalesce(r.`service`, '') AS `service`, coalesce(r.`city`, '') AS `city`,
	coalesce(json_extract(r.`fields`, iif(r.`kind` = 'order', '$.amount', '$.servicePrice')), 0) AS `booked`, 0 AS `paid`
FROM `records` AS r
WHERE (r.`kind` = 'booking' AND r.`status` IN ('completed', 'fulfilled'))
	OR (r.`kind` = 'order' AND r.`status` IN ('pay_after_service', 'paid', 'fulfilled'))
UNION ALL
SELECT r.`rowid`, date(r.`created_at` / 1000, 'unixepoch', '+330 minutes'), coalesce(r.`service`, ''), coalesce(r.`city`, ''), 0,
	coalesce(json_extract(r.`fields`, '$.amount'), 0) - coalesce((SELECT sum(json_extract(b.value, '$.amount'))
		FROM json_each(r.`fields`, '$.refunds') AS b
		WHERE json_extract(b.value, '$.paymentId') = json_extract(r.`fields`, '$.paymentId')), 0)
FROM `records` AS r
WHERE r.`kind` = 'order' AND r.`status` <> 'refunded' AND json_extract(r.`fields`, '$.paymentId') IS NOT NULL
UNION ALL
SELECT r.`rowid`, date((SELECT max(json_extract(s.value, '$.at')) FROM json_each(r.`fields`, '$.job.steps') AS s
		WHERE json_extract(s.value, '$.step') = 'paid'), '+330 minutes'), coalesce(r.`service`, ''), coalesce(r.`city`, ''), 0,
	json_extract(r.`fields`, '$.job.payment.amount')
FROM `records` AS r
WHERE r.`kind` IN ('booking', 'order') AND r.`status` <> 'refunded' AND json_extract(r.`fields`, '$.job.payment.amount') IS NOT NULL;
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
-- Erasure, retention and the archive delete records: their text and lists go in the same transaction.
CREATE TRIGGER `unfile_record` AFTER DELETE ON `records` BEGIN
	DELETE FROM `record_search` WHERE `rowid` = old.rowid;
	DELETE FROM `record_facets` WHERE `dimension` = 'source' AND `value` = coalesce(old.source, '')
		AND `kind` = old.kind AND `status` = old.status AND `created_at` = old.created_at AND `record_id` = old.id;
	DELETE FROM `record_facets` WHERE `dimension` = 'service' AND `value` = coalesce(old.service, '')
		AND `kind` = old.kind AND `status` = old.status AND `created_at` = old.created_at AND `record_id` = old.id;
	DELETE FROM `record_facets` WHERE `dimension` = 'campaign' AND `value` = coalesce(old.campaign, '')
		AND `kind` = old.kind AND `status` = old.status AND `created_at` = old.created_at AND `record_id` = old.id;
END;
--> statement-breakpoint
-- Each of these marks is one row, from which cron goes on.
INSERT INTO `counting` (`one`, `counted_id`, `moving`) VALUES (1, '', 0);
--> statement-breakpoint
INSERT INTO `filing` (`one`, `filed_id`) VALUES (1, '');
--> statement-breakpoint
INSERT INTO `price_sheet_state` (`one`) VALUES (1);
