ALTER TABLE "busy_calendars" ADD COLUMN "unread" json;--> statement-breakpoint
-- A calendar comes with its busy times: without this, diaries that were read before would go on offering them.
CREATE TRIGGER catalogue_version_on_busy_calendar_insert AFTER INSERT ON busy_calendars
FOR EACH ROW EXECUTE FUNCTION raise_version_of_closed_times();
