CREATE TABLE `pattern_dates` (
	`pattern_id` integer NOT NULL,
	`date` text NOT NULL,
	`state` text NOT NULL,
	`event_id` integer,
	PRIMARY KEY(`pattern_id`, `date`),
	FOREIGN KEY (`pattern_id`) REFERENCES `patterns`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `pattern_dates_by_event` ON `pattern_dates` (`event_id`) WHERE "pattern_dates"."event_id" is not null;--> statement-breakpoint
CREATE TABLE `patterns` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`business_id` integer NOT NULL,
	`weekdays` text NOT NULL,
	`every_weeks` integer NOT NULL,
	`from_date` text NOT NULL,
	`until_date` text,
	`weeks_ahead` integer NOT NULL,
	`event` text NOT NULL,
	`paused_at` integer,
	`due_at` integer NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`stopped_for` text,
	`idempotency_key` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "pattern_weeks" CHECK("patterns"."every_weeks" >= 1 and "patterns"."weeks_ahead" >= 1)
);
--> statement-breakpoint
CREATE INDEX `patterns_by_business` ON `patterns` (`business_id`);--> statement-breakpoint
CREATE INDEX `patterns_due` ON `patterns` (`due_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `one_pattern_per_idempotency_key` ON `patterns` (`business_id`,`idempotency_key`) WHERE "patterns"."idempotency_key" is not null;--> statement-breakpoint
ALTER TABLE `events` ADD `pattern_id` integer REFERENCES patterns(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `is_closed` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `events_by_pattern` ON `events` (`pattern_id`) WHERE "events"."pattern_id" is not null;--> statement-breakpoint
-- An event that takes no more bookings leaves its diary.
DROP TRIGGER diary_version_on_event_update;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_event_update AFTER UPDATE OF business_id, name, description, date, start_time, end_time,
  slot_minutes, buffer_minutes, requirements_note, personal_message, type, creation_mode, service_mode, manual_slots,
  lunch_start_time, lunch_end_time, last_appointment_time, is_home_visit, is_closed ON events
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1 WHERE id IN (NEW.business_id, OLD.business_id);
  UPDATE events SET version = version + 1 WHERE id = NEW.id;
END;
--> statement-breakpoint
-- A date whose event is deleted never comes back, whichever code deletes it.
CREATE TRIGGER pattern_date_on_event_delete BEFORE DELETE ON events
WHEN OLD.pattern_id IS NOT NULL
BEGIN UPDATE pattern_dates SET state = 'skipped' WHERE event_id = OLD.id; END;
--> statement-breakpoint
-- Weekly hours are looked at anew with every change of whether the business may plan, and of its clock.
CREATE TRIGGER patterns_due_on_business_update
AFTER UPDATE OF paid_at, is_active, trial_ends_at, covered_until, timezone ON businesses
BEGIN UPDATE patterns SET due_at = 0, revision = revision + 1 WHERE business_id = NEW.id; END;
