CREATE TABLE `replaced_events` (
	`event_id` integer PRIMARY KEY NOT NULL,
	`business_id` integer NOT NULL,
	`successor_id` integer NOT NULL,
	`replaced_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`successor_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `replaced_events_by_successor` ON `replaced_events` (`successor_id`);--> statement-breakpoint
CREATE INDEX `replaced_events_by_business` ON `replaced_events` (`business_id`);--> statement-breakpoint
CREATE TABLE `busy_calendars` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`business_id` integer NOT NULL,
	`resource_id` integer,
	`url` text NOT NULL,
	`etag` text,
	`last_modified` text,
	`content_hash` text,
	`fetched_at` integer,
	`next_fetch_at` integer NOT NULL,
	`failing_since` integer,
	`failure` text,
	`told_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`resource_id`) REFERENCES `resources`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `busy_calendars_by_business` ON `busy_calendars` (`business_id`);--> statement-breakpoint
CREATE INDEX `busy_calendars_due` ON `busy_calendars` (`next_fetch_at`);--> statement-breakpoint
CREATE INDEX `busy_calendars_by_resource` ON `busy_calendars` (`resource_id`) WHERE "busy_calendars"."resource_id" is not null;--> statement-breakpoint
CREATE TABLE `busy_times` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`busy_calendar_id` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	FOREIGN KEY (`busy_calendar_id`) REFERENCES `busy_calendars`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "busy_time_ends_after_start" CHECK("busy_times"."ends_at" > "busy_times"."starts_at")
);
--> statement-breakpoint
CREATE INDEX `busy_times_by_calendar` ON `busy_times` (`busy_calendar_id`,`starts_at`);--> statement-breakpoint
CREATE TABLE `calendar_feeds` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`business_id` integer NOT NULL,
	`resource_id` integer,
	`with_names` integer NOT NULL,
	`nonce` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`resource_id`) REFERENCES `resources`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `calendar_feeds_by_business` ON `calendar_feeds` (`business_id`);--> statement-breakpoint
CREATE INDEX `calendar_feeds_by_resource` ON `calendar_feeds` (`resource_id`) WHERE "calendar_feeds"."resource_id" is not null;--> statement-breakpoint
CREATE TABLE `time_off` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`business_id` integer NOT NULL,
	`resource_id` integer,
	`starts_on` text NOT NULL,
	`ends_on` text NOT NULL,
	`start_time` text,
	`end_time` text,
	`every_year` integer DEFAULT false NOT NULL,
	`note` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`resource_id`) REFERENCES `resources`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "time_off_ends_after_start" CHECK("time_off"."ends_on" >= "time_off"."starts_on"),
	CONSTRAINT "time_off_hours" CHECK(("time_off"."start_time" is null) = ("time_off"."end_time" is null))
);
--> statement-breakpoint
CREATE INDEX `time_off_by_business` ON `time_off` (`business_id`,`ends_on`);--> statement-breakpoint
CREATE INDEX `time_off_by_resource` ON `time_off` (`resource_id`) WHERE "time_off"."resource_id" is not null;--> statement-breakpoint
ALTER TABLE `businesses` ADD `minimum_notice_hours` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `businesses` ADD `maximum_days_ahead` integer;--> statement-breakpoint
ALTER TABLE `businesses` ADD `daily_limit_per_person` integer;--> statement-breakpoint
ALTER TABLE `businesses` ADD `bank_holidays` text;--> statement-breakpoint
-- What is kept of a diary's answers ends with each change of what can't be booked, and of what a business allows.
CREATE TRIGGER catalogue_version_on_time_off_insert AFTER INSERT ON time_off
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1, catalogue_version = catalogue_version + 1 WHERE id = NEW.business_id;
END;
--> statement-breakpoint
CREATE TRIGGER catalogue_version_on_time_off_update
AFTER UPDATE OF resource_id, starts_on, ends_on, start_time, end_time, every_year ON time_off
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1, catalogue_version = catalogue_version + 1 WHERE id = NEW.business_id;
END;
--> statement-breakpoint
CREATE TRIGGER catalogue_version_on_time_off_delete AFTER DELETE ON time_off
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1, catalogue_version = catalogue_version + 1 WHERE id = OLD.business_id;
END;
--> statement-breakpoint
-- The hash changes with the busy times, in the same transaction: one raise in place of one for each of them.
CREATE TRIGGER catalogue_version_on_busy_times AFTER UPDATE OF content_hash ON busy_calendars
WHEN OLD.content_hash IS NOT NEW.content_hash
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1, catalogue_version = catalogue_version + 1 WHERE id = NEW.business_id;
END;
--> statement-breakpoint
CREATE TRIGGER catalogue_version_on_busy_calendar_delete AFTER DELETE ON busy_calendars
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1, catalogue_version = catalogue_version + 1 WHERE id = OLD.business_id;
END;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_booking_rules
AFTER UPDATE OF minimum_notice_hours, maximum_days_ahead, daily_limit_per_person, bank_holidays ON businesses
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1, catalogue_version = catalogue_version + 1 WHERE id = NEW.id;
END;
