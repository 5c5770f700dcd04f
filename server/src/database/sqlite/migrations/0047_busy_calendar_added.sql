ALTER TABLE `busy_calendars` ADD `unread` text;--> statement-breakpoint
-- A calendar comes with its busy times: without this, diaries that were read before would go on offering them.
CREATE TRIGGER catalogue_version_on_busy_calendar_insert AFTER INSERT ON busy_calendars
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1, catalogue_version = catalogue_version + 1 WHERE id = NEW.business_id;
END;
