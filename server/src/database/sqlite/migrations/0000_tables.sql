CREATE TABLE `blocked_people` (
	`person_hash` text PRIMARY KEY NOT NULL,
	`blocked_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `businesses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`owner_id` integer,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`confirmed_email` text,
	`phone` text,
	`address` text,
	`postcode` text,
	`diary_slug` text NOT NULL,
	`timezone` text DEFAULT 'Europe/London' NOT NULL,
	`paid_at` integer,
	`is_active` integer DEFAULT true NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	`is_in_sitemap` integer DEFAULT true NOT NULL,
	`privacy_notice` text,
	`cancellation_policy` text,
	`trading_details` text,
	`trial_coupon_code` text,
	`trial_ends_at` integer,
	`trial_hours` integer,
	`covered_until` integer,
	`expiry_notice_due_at` integer,
	`diary_version` integer DEFAULT 1 NOT NULL,
	`minimum_notice_hours` integer DEFAULT 0 NOT NULL,
	`maximum_days_ahead` integer,
	`daily_limit_per_person` integer,
	`bank_holidays` text,
	`change_notice_hours` integer DEFAULT 0 NOT NULL,
	`customers_may_move` integer DEFAULT true NOT NULL,
	`has_waiting_list` integer DEFAULT true NOT NULL,
	`offer_minutes` integer DEFAULT 30 NOT NULL,
	`offered_version` integer DEFAULT 0 NOT NULL,
	`text_bytes` integer DEFAULT 0 NOT NULL,
	`terms_version` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `businesses_diarySlug_unique` ON `businesses` (`diary_slug`);--> statement-breakpoint
CREATE INDEX `businesses_by_owner` ON `businesses` (`owner_id`);--> statement-breakpoint
CREATE INDEX `businesses_deleted` ON `businesses` (`deleted_at`) WHERE "businesses"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `one_demonstration` ON `businesses` (`is_demo`) WHERE "businesses"."is_demo";--> statement-breakpoint
CREATE INDEX `businesses_expiry_notice_due` ON `businesses` (`expiry_notice_due_at`) WHERE "businesses"."expiry_notice_due_at" is not null;--> statement-breakpoint
CREATE TABLE `events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`business_id` integer NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`date` text NOT NULL,
	`start_time` text NOT NULL,
	`end_time` text NOT NULL,
	`slot_minutes` integer NOT NULL,
	`buffer_minutes` integer NOT NULL,
	`requirements_note` text,
	`personal_message` text NOT NULL,
	`type` text NOT NULL,
	`creation_mode` text NOT NULL,
	`service_mode` text NOT NULL,
	`manual_slots` text NOT NULL,
	`lunch_start_time` text,
	`lunch_end_time` text,
	`last_appointment_time` text,
	`is_home_visit` integer NOT NULL,
	`pattern_id` integer,
	`is_closed` integer DEFAULT false NOT NULL,
	`idempotency_key` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`pattern_id`) REFERENCES `patterns`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "event_ends_after_start" CHECK("events"."end_time" > "events"."start_time"),
	CONSTRAINT "event_durations" CHECK("events"."slot_minutes" >= 0 and "events"."buffer_minutes" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_event_per_idempotency_key` ON `events` (`business_id`,`idempotency_key`,`date`) WHERE "events"."idempotency_key" is not null;--> statement-breakpoint
CREATE INDEX `events_by_pattern` ON `events` (`pattern_id`) WHERE "events"."pattern_id" is not null;--> statement-breakpoint
CREATE INDEX `events_by_business_and_date` ON `events` (`business_id`,`date`,`start_time`);--> statement-breakpoint
CREATE TABLE `favourite_venues` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`owner_id` integer NOT NULL,
	`name` text NOT NULL,
	`address` text,
	`postcode` text NOT NULL,
	`max_capacity` integer,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `favourite_venues_by_owner` ON `favourite_venues` (`owner_id`);--> statement-breakpoint
CREATE TABLE `pattern_dates` (
	`pattern_id` integer NOT NULL,
	`date` text NOT NULL,
	`state` text NOT NULL,
	`event_id` integer,
	`follows` text,
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
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`device` text,
	`device_mark` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_by_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `slug_history` (
	`slug` text PRIMARY KEY NOT NULL,
	`business_id` integer NOT NULL,
	`replaced_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `slug_history_by_business` ON `slug_history` (`business_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subject` text NOT NULL,
	`person_hash` text NOT NULL,
	`email` text NOT NULL,
	`given_name` text,
	`family_name` text,
	`picture` text,
	`email_notifications` integer DEFAULT true NOT NULL,
	`first_seen` integer NOT NULL,
	`last_seen` integer NOT NULL,
	`trial_used_at` integer,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_subject_unique` ON `users` (`subject`);--> statement-breakpoint
CREATE INDEX `users_by_person` ON `users` (`person_hash`);--> statement-breakpoint
CREATE TABLE `admin_actions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`happened_at` integer NOT NULL,
	`who` text NOT NULL,
	`action` text NOT NULL,
	`subject` text NOT NULL,
	`subject_id` integer,
	`text` text NOT NULL,
	`before` text,
	`after` text
);
--> statement-breakpoint
CREATE INDEX `admin_actions_by_action` ON `admin_actions` (`action`,`id`);--> statement-breakpoint
CREATE TABLE `testimonials` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`business` text NOT NULL,
	`words` text NOT NULL,
	`consented_on` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `booking_texts` (
	`business_id` integer NOT NULL,
	`booking_id` integer NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`business_id`, `booking_id`),
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `booking_texts_by_booking` ON `booking_texts` (`booking_id`);--> statement-breakpoint
CREATE TABLE `bookings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reference` text NOT NULL,
	`business_id` integer NOT NULL,
	`event_id` integer,
	`venue_id` integer,
	`service_id` integer,
	`status` text NOT NULL,
	`kind` text NOT NULL,
	`event_name` text NOT NULL,
	`event_date` text NOT NULL,
	`start_time` text NOT NULL,
	`end_time` text NOT NULL,
	`timezone` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`buffer_minutes` integer NOT NULL,
	`venue_name` text,
	`venue_address` text,
	`venue_postcode` text,
	`person_id` integer,
	`person_name` text,
	`service_name` text,
	`service_price_pence` integer,
	`is_home_visit` integer NOT NULL,
	`customer_address` text,
	`customer_postcode` text,
	`attendee_first_name` text NOT NULL,
	`attendee_last_name` text NOT NULL,
	`attendee_email` text NOT NULL,
	`normalised_email` text NOT NULL,
	`attendee_phone` text,
	`source` text,
	`cancel_nonce` text NOT NULL,
	`cancel_token_hash` text NOT NULL,
	`idempotency_key` text,
	`asked_slot_id` text,
	`made_by` text DEFAULT 'customer' NOT NULL,
	`change_notice_hours` integer DEFAULT 0 NOT NULL,
	`moved_count` integer DEFAULT 0 NOT NULL,
	`did_not_come_at` integer,
	`wants_earlier` integer DEFAULT false NOT NULL,
	`allowed_overlap` integer DEFAULT false NOT NULL,
	`reminder_due_at` integer,
	`created_at` integer NOT NULL,
	`cancelled_at` integer,
	`cancelled_by` text,
	`sequence` integer DEFAULT 0 NOT NULL,
	`customer_id` integer,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`venue_id`) REFERENCES `venues`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`service_id`) REFERENCES `services`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`person_id`) REFERENCES `resources`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`customer_id`) REFERENCES `customers`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "booking_ends_after_start" CHECK("bookings"."ends_at" > "bookings"."starts_at")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_reference_unique` ON `bookings` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_cancelTokenHash_unique` ON `bookings` (`cancel_token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `one_booking_per_idempotency_key` ON `bookings` (`idempotency_key`,`business_id`) WHERE "bookings"."idempotency_key" is not null;--> statement-breakpoint
CREATE INDEX `bookings_by_business` ON `bookings` (`business_id`,`starts_at`,`status`,`event_name`);--> statement-breakpoint
CREATE INDEX `bookings_by_event` ON `bookings` (`event_id`,`starts_at`,`status`) WHERE "bookings"."event_id" is not null;--> statement-breakpoint
CREATE INDEX `bookings_by_venue` ON `bookings` (`venue_id`,`kind`,`status`) WHERE "bookings"."venue_id" is not null;--> statement-breakpoint
CREATE INDEX `bookings_by_service` ON `bookings` (`service_id`) WHERE "bookings"."service_id" is not null;--> statement-breakpoint
CREATE INDEX `bookings_by_person` ON `bookings` (`person_id`) WHERE "bookings"."person_id" is not null;--> statement-breakpoint
CREATE INDEX `bookings_by_customer` ON `bookings` (`customer_id`,`starts_at`) WHERE "bookings"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX `open_bookings_by_email` ON `bookings` (`business_id`,`normalised_email`,`starts_at`);--> statement-breakpoint
CREATE INDEX `bookings_wanting_earlier` ON `bookings` (`business_id`,`starts_at`) WHERE "bookings"."wants_earlier" and "bookings"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX `bookings_by_creation` ON `bookings` (`created_at`);--> statement-breakpoint
CREATE INDEX `bookings_by_business_and_creation` ON `bookings` (`business_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `reminders_due` ON `bookings` (`reminder_due_at`) WHERE "bookings"."reminder_due_at" is not null;--> statement-breakpoint
CREATE TABLE `claims` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`resource_id` integer,
	`event_id` integer,
	`venue_id` integer,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`booking_id` integer,
	`day_event_id` integer,
	`offer_id` integer,
	`expires_at` integer,
	`allowed_overlap` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`resource_id`) REFERENCES `resources`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`day_event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`offer_id`) REFERENCES `offers`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "claim_on_one" CHECK(("claims"."resource_id" is null) <> ("claims"."event_id" is null)),
	CONSTRAINT "claim_of_one" CHECK((case when "claims"."booking_id" is null then 0 else 1 end) + (case when "claims"."day_event_id" is null then 0 else 1 end) + (case when "claims"."offer_id" is null then 0 else 1 end) = 1),
	CONSTRAINT "claim_expires" CHECK(("claims"."offer_id" is null) = ("claims"."expires_at" is null)),
	CONSTRAINT "claim_length" CHECK("claims"."ends_at" > "claims"."starts_at" and "claims"."ends_at" - "claims"."starts_at" <= 172800000)
);
--> statement-breakpoint
CREATE INDEX `claims_by_resource` ON `claims` (`resource_id`,`starts_at`) WHERE "claims"."resource_id" is not null;--> statement-breakpoint
CREATE INDEX `claims_by_event` ON `claims` (`event_id`,`venue_id`,`starts_at`) WHERE "claims"."event_id" is not null;--> statement-breakpoint
CREATE INDEX `claims_by_booking` ON `claims` (`booking_id`) WHERE "claims"."booking_id" is not null;--> statement-breakpoint
CREATE INDEX `claims_by_day_event` ON `claims` (`day_event_id`) WHERE "claims"."day_event_id" is not null;--> statement-breakpoint
CREATE INDEX `claims_by_offer` ON `claims` (`offer_id`) WHERE "claims"."offer_id" is not null;--> statement-breakpoint
CREATE TABLE `offers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`business_id` integer NOT NULL,
	`entry_id` integer NOT NULL,
	`kind` text NOT NULL,
	`slot_id` text NOT NULL,
	`event_id` integer,
	`venue_id` integer,
	`person_id` integer,
	`is_day_event` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`buffer_minutes` integer NOT NULL,
	`event_name` text NOT NULL,
	`event_date` text NOT NULL,
	`start_time` text NOT NULL,
	`end_time` text NOT NULL,
	`person_name` text,
	`service_name` text,
	`service_price_pence` integer,
	`expires_at` integer,
	`outcome` text,
	`gone_for` text,
	`booking_id` integer,
	`freed_from` integer,
	`freed_until` integer,
	`is_after_move` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`entry_id`) REFERENCES `waiting_list_entries`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`person_id`) REFERENCES `resources`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "offer_ends_after_start" CHECK("offers"."ends_at" > "offers"."starts_at"),
	CONSTRAINT "offer_held_until" CHECK(("offers"."kind" = 'held') = ("offers"."expires_at" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_offer_of_a_time` ON `offers` (`entry_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `offers_by_business` ON `offers` (`business_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `offers_open` ON `offers` (`business_id`,`expires_at`) WHERE "offers"."outcome" is null and "offers"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX `offers_by_event` ON `offers` (`event_id`) WHERE "offers"."event_id" is not null;--> statement-breakpoint
CREATE INDEX `offers_by_person` ON `offers` (`person_id`) WHERE "offers"."person_id" is not null;--> statement-breakpoint
CREATE INDEX `offers_by_booking` ON `offers` (`booking_id`) WHERE "offers"."booking_id" is not null;--> statement-breakpoint
CREATE TABLE `waiting_list_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`business_id` integer NOT NULL,
	`booking_id` integer,
	`attendee_first_name` text NOT NULL,
	`attendee_last_name` text NOT NULL,
	`attendee_email` text NOT NULL,
	`normalised_email` text NOT NULL,
	`attendee_phone` text,
	`from_date` text NOT NULL,
	`to_date` text NOT NULL,
	`part_of_day` text NOT NULL,
	`catalogue_id` integer,
	`person_id` integer,
	`made_by` text NOT NULL,
	`open_dates` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`ended_at` integer,
	`ended_for` text,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`catalogue_id`) REFERENCES `catalogue`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `resources`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "waiting_list_dates" CHECK("waiting_list_entries"."to_date" >= "waiting_list_entries"."from_date"),
	CONSTRAINT "waiting_list_ended_once" CHECK(("waiting_list_entries"."ended_at" is null) = ("waiting_list_entries"."ended_for" is null))
);
--> statement-breakpoint
CREATE INDEX `waiting_list_open` ON `waiting_list_entries` (`business_id`,`normalised_email`) WHERE "waiting_list_entries"."ended_at" is null;--> statement-breakpoint
CREATE INDEX `waiting_list_by_email` ON `waiting_list_entries` (`business_id`,`normalised_email`);--> statement-breakpoint
CREATE INDEX `waiting_list_ended` ON `waiting_list_entries` (`ended_at`) WHERE "waiting_list_entries"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX `waiting_list_by_date` ON `waiting_list_entries` (`to_date`) WHERE "waiting_list_entries"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX `one_earlier_time_per_booking` ON `waiting_list_entries` (`booking_id`) WHERE "waiting_list_entries"."booking_id" is not null and "waiting_list_entries"."ended_at" is null;--> statement-breakpoint
CREATE INDEX `waiting_list_by_booking` ON `waiting_list_entries` (`booking_id`) WHERE "waiting_list_entries"."booking_id" is not null;--> statement-breakpoint
CREATE INDEX `waiting_list_by_service` ON `waiting_list_entries` (`catalogue_id`) WHERE "waiting_list_entries"."catalogue_id" is not null;--> statement-breakpoint
CREATE INDEX `waiting_list_by_person` ON `waiting_list_entries` (`person_id`) WHERE "waiting_list_entries"."person_id" is not null;--> statement-breakpoint
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
	`unread` text,
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
CREATE TABLE `delays` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`business_id` integer NOT NULL,
	`resource_id` integer,
	`date` text NOT NULL,
	`minutes` integer NOT NULL,
	`started_at` integer NOT NULL,
	`blocked_until` integer DEFAULT 0 NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`resource_id`) REFERENCES `resources`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "delay_minutes" CHECK("delays"."minutes" > 0)
);
--> statement-breakpoint
CREATE INDEX `delays_by_business` ON `delays` (`business_id`,`date`);--> statement-breakpoint
CREATE INDEX `delays_by_resource` ON `delays` (`resource_id`) WHERE "delays"."resource_id" is not null;--> statement-breakpoint
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
CREATE TABLE `catalogue` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`business_id` integer NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`price_pence` integer NOT NULL,
	`duration_minutes` integer NOT NULL,
	`everyone` integer DEFAULT true NOT NULL,
	`position` integer NOT NULL,
	`archived_at` integer,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "catalogue_price" CHECK("catalogue"."price_pence" >= 0),
	CONSTRAINT "catalogue_duration" CHECK("catalogue"."duration_minutes" > 0)
);
--> statement-breakpoint
CREATE INDEX `catalogue_by_business` ON `catalogue` (`business_id`,`position`);--> statement-breakpoint
CREATE TABLE `catalogue_people` (
	`catalogue_id` integer NOT NULL,
	`resource_id` integer NOT NULL,
	PRIMARY KEY(`catalogue_id`, `resource_id`),
	FOREIGN KEY (`catalogue_id`) REFERENCES `catalogue`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`resource_id`) REFERENCES `resources`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `catalogue_people_by_resource` ON `catalogue_people` (`resource_id`);--> statement-breakpoint
CREATE TABLE `event_people` (
	`event_id` integer NOT NULL,
	`resource_id` integer NOT NULL,
	`start_time` text,
	`end_time` text,
	`lunch_start_time` text,
	`lunch_end_time` text,
	PRIMARY KEY(`event_id`, `resource_id`),
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`resource_id`) REFERENCES `resources`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `event_people_by_resource` ON `event_people` (`resource_id`);--> statement-breakpoint
CREATE TABLE `resources` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`business_id` integer NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`address` text,
	`postcode` text,
	`at_once` integer,
	`colour` text,
	`position` integer NOT NULL,
	`bookable_online` integer DEFAULT true NOT NULL,
	`archived_at` integer,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "resource_at_once" CHECK("resources"."at_once" is null or "resources"."at_once" = 1),
	CONSTRAINT "person_at_once" CHECK("resources"."kind" = 'place' or "resources"."at_once" = 1),
	CONSTRAINT "place_has_postcode" CHECK("resources"."kind" = 'person' or "resources"."postcode" is not null)
);
--> statement-breakpoint
CREATE INDEX `resources_by_business` ON `resources` (`business_id`,`kind`,`position`);--> statement-breakpoint
CREATE TABLE `services` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`event_id` integer NOT NULL,
	`catalogue_id` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`catalogue_id`) REFERENCES `catalogue`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `services_by_event` ON `services` (`event_id`);--> statement-breakpoint
CREATE INDEX `services_by_catalogue` ON `services` (`catalogue_id`);--> statement-breakpoint
CREATE TABLE `venues` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`event_id` integer NOT NULL,
	`resource_id` integer NOT NULL,
	`max_capacity` integer,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`resource_id`) REFERENCES `resources`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "venue_capacity" CHECK("venues"."max_capacity" is null or "venues"."max_capacity" >= 1)
);
--> statement-breakpoint
CREATE INDEX `venues_by_event` ON `venues` (`event_id`);--> statement-breakpoint
CREATE INDEX `venues_by_resource` ON `venues` (`resource_id`);--> statement-breakpoint
CREATE TABLE `customers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`business_id` integer NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email` text,
	`normalised_email` text,
	`phone` text,
	`note` text,
	`created_at` integer NOT NULL,
	`latest_at` integer DEFAULT 0 NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_customer_per_email` ON `customers` (`business_id`,`normalised_email`) WHERE "customers"."normalised_email" is not null;--> statement-breakpoint
CREATE INDEX `customers_by_name` ON `customers` (`business_id`,`text`);--> statement-breakpoint
CREATE INDEX `customers_by_latest` ON `customers` (`business_id`,`latest_at`);--> statement-breakpoint
CREATE TABLE `erasure_requests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`business_id` integer NOT NULL,
	`address` text NOT NULL,
	`normalised_email` text NOT NULL,
	`asked_at` integer NOT NULL,
	`kept_at` integer,
	`reason` text,
	`erasing_since` integer,
	`last_booking_id` integer,
	`has_found` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "erasure_request_answered_once" CHECK("erasure_requests"."kept_at" is null or "erasure_requests"."erasing_since" is null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_erasure_request_per_address` ON `erasure_requests` (`business_id`,`normalised_email`);--> statement-breakpoint
CREATE INDEX `erasure_requests_under_way` ON `erasure_requests` (`erasing_since`) WHERE "erasure_requests"."erasing_since" is not null;--> statement-breakpoint
CREATE TABLE `emails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`booking_id` integer,
	`business_id` integer,
	`recipient` text NOT NULL,
	`normalised_recipient` text NOT NULL,
	`counted_for` text,
	`payload` text NOT NULL,
	`once_key` text,
	`status` text DEFAULT 'queued' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL,
	`last_error` text,
	`is_refused` integer DEFAULT false NOT NULL,
	`refusals` integer DEFAULT 0 NOT NULL,
	`is_bulk` integer DEFAULT false NOT NULL,
	`is_ready` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `emails_onceKey_unique` ON `emails` (`once_key`);--> statement-breakpoint
CREATE INDEX `emails_due` ON `emails` (`due_at`) WHERE "emails"."status" in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX `emails_waiting` ON `emails` (`due_at`) WHERE "emails"."status" in ('queued', 'sending') and not "emails"."is_ready";--> statement-breakpoint
CREATE INDEX `emails_ready` ON `emails` (`is_bulk`,coalesce("business_id", 0),`due_at`,`id`) WHERE "emails"."is_ready";--> statement-breakpoint
CREATE INDEX `emails_by_booking` ON `emails` (`booking_id`);--> statement-breakpoint
CREATE INDEX `emails_counted` ON `emails` (`counted_for`,`created_at`) WHERE "emails"."counted_for" is not null;--> statement-breakpoint
CREATE INDEX `email_confirmations_by_recipient` ON `emails` (("payload" ->> 'recipientFolded'),`created_at`) WHERE "emails"."kind" = 'email_confirmation';--> statement-breakpoint
CREATE INDEX `email_confirmations_by_account` ON `emails` (("payload" ->> 'accountFolded'),`created_at`) WHERE "emails"."kind" = 'email_confirmation';--> statement-breakpoint
CREATE INDEX `emails_failed` ON `emails` (`business_id`) WHERE "emails"."status" = 'failed';--> statement-breakpoint
CREATE INDEX `emails_by_time` ON `emails` (`created_at`,`id`,`kind`,`status`,`is_refused`);--> statement-breakpoint
CREATE INDEX `emails_by_business` ON `emails` (`business_id`,`id`) WHERE "emails"."business_id" is not null;--> statement-breakpoint
CREATE INDEX `emails_with_facts` ON `emails` (`created_at`) WHERE cast("emails"."payload" as text) <> '{}';--> statement-breakpoint
CREATE TABLE `imported_addresses` (
	`owner_id` integer NOT NULL,
	`address` text NOT NULL,
	`day` integer NOT NULL,
	`nth` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `address`),
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `imported_addresses_of_day` ON `imported_addresses` (`owner_id`,`day`,`nth`);--> statement-breakpoint
CREATE INDEX `imported_addresses_by_day` ON `imported_addresses` (`day`);--> statement-breakpoint
CREATE TABLE `imports` (
	`business_id` integer PRIMARY KEY NOT NULL,
	`owner_id` integer NOT NULL,
	`state` text NOT NULL,
	`began_at` integer NOT NULL,
	`wanted_slug` text NOT NULL,
	`events` integer DEFAULT 0 NOT NULL,
	`bookings` integer DEFAULT 0 NOT NULL,
	`visits` integer DEFAULT 0 NOT NULL,
	`new_references` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `imports_by_state` ON `imports` (`state`,`began_at`);--> statement-breakpoint
CREATE INDEX `imports_by_owner` ON `imports` (`owner_id`);--> statement-breakpoint
CREATE TABLE `checkouts` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` integer,
	`model` text NOT NULL,
	`coupon_id` integer,
	`coupon_code` text,
	`price_pence` integer NOT NULL,
	`session_reference` text,
	`url` text,
	`status` text DEFAULT 'open' NOT NULL,
	`terms_version` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`coupon_id`) REFERENCES `coupons`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `checkouts_sessionReference_unique` ON `checkouts` (`session_reference`);--> statement-breakpoint
CREATE INDEX `checkouts_by_business` ON `checkouts` (`business_id`);--> statement-breakpoint
CREATE INDEX `checkouts_by_coupon` ON `checkouts` (`coupon_id`) WHERE "checkouts"."coupon_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `one_open_checkout_per_business` ON `checkouts` (`business_id`) WHERE "checkouts"."status" = 'open';--> statement-breakpoint
CREATE INDEX `checkouts_unfinished` ON `checkouts` (`created_at`) WHERE "checkouts"."status" in ('open', 'processing');--> statement-breakpoint
CREATE TABLE `coupon_redemptions` (
	`coupon_id` integer NOT NULL,
	`business_id` integer NOT NULL,
	`user_id` integer,
	`redeemed_at` integer NOT NULL,
	PRIMARY KEY(`coupon_id`, `business_id`),
	FOREIGN KEY (`coupon_id`) REFERENCES `coupons`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `coupon_redemptions_by_business` ON `coupon_redemptions` (`business_id`,`redeemed_at`,`coupon_id`);--> statement-breakpoint
CREATE INDEX `coupon_redemptions_by_user` ON `coupon_redemptions` (`user_id`);--> statement-breakpoint
CREATE TABLE `coupons` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`code` text NOT NULL,
	`description` text,
	`discount_type` text NOT NULL,
	`discount_value` integer NOT NULL,
	`trial_hours` integer,
	`max_uses` integer,
	`used_count` integer DEFAULT 0 NOT NULL,
	`expires_at` integer,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "coupon_uses" CHECK("coupons"."max_uses" is null or "coupons"."used_count" <= "coupons"."max_uses")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `coupons_code_unique` ON `coupons` (`code`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`business_id` integer,
	`kind` text DEFAULT 'setup_fee' NOT NULL,
	`provider_reference` text NOT NULL,
	`amount_pence` integer NOT NULL,
	`refunded_pence` integer DEFAULT 0 NOT NULL,
	`dispute` text,
	`coupon_code` text,
	`paid_at` integer NOT NULL,
	`gone_at` integer,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "payment_refunded" CHECK("payments"."refunded_pence" between 0 and "payments"."amount_pence")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_providerReference_unique` ON `payments` (`provider_reference`);--> statement-breakpoint
CREATE INDEX `payments_by_business` ON `payments` (`business_id`);--> statement-breakpoint
CREATE INDEX `payments_by_time` ON `payments` (`paid_at`,`amount_pence`,`refunded_pence`,`dispute`);--> statement-breakpoint
CREATE TABLE `provider_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`happened_at` integer NOT NULL,
	`handled_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`business_id` integer,
	`reference` text NOT NULL,
	`customer_reference` text NOT NULL,
	`status` text NOT NULL,
	`paid_until` integer NOT NULL,
	`ends_with_period` integer DEFAULT false NOT NULL,
	`failing_since` integer,
	`known_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_reference_unique` ON `subscriptions` (`reference`);--> statement-breakpoint
CREATE INDEX `subscriptions_by_business` ON `subscriptions` (`business_id`);--> statement-breakpoint
CREATE INDEX `subscriptions_running` ON `subscriptions` (`id`) WHERE "subscriptions"."status" <> 'ended';--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`business_name` text,
	`email` text NOT NULL,
	`telephone` text,
	`message` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `contact_messages_by_time` ON `contact_messages` (`created_at`);--> statement-breakpoint
CREATE TABLE `diary_visits` (
	`business_id` integer NOT NULL,
	`date` text NOT NULL,
	`visits` integer NOT NULL,
	`visitors` integer NOT NULL,
	PRIMARY KEY(`business_id`, `date`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `newsletter_signups` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`normalised_email` text NOT NULL,
	`first_name` text,
	`last_name` text,
	`source` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`created_at` integer NOT NULL,
	`asked_at` integer,
	`confirmed_at` integer,
	`consent_text` text,
	`unsubscribed_at` integer,
	`text` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_signup_per_address` ON `newsletter_signups` (`normalised_email`);--> statement-breakpoint
CREATE INDEX `signups_by_time` ON `newsletter_signups` (`created_at`);--> statement-breakpoint
CREATE INDEX `signups_by_status` ON `newsletter_signups` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `signups_by_source` ON `newsletter_signups` (`source`);--> statement-breakpoint
CREATE TABLE `site_visits` (
	`path` text NOT NULL,
	`date` text NOT NULL,
	`visits` integer NOT NULL,
	`visitors` integer NOT NULL,
	PRIMARY KEY(`date`, `path`)
);--> statement-breakpoint
-- Two claims on one resource never overlap, unless one is marked. No claim begins earlier than 48 hours before it ends.
CREATE TRIGGER claims_never_overlap BEFORE INSERT ON claims
WHEN NOT NEW.allowed_overlap
BEGIN
  SELECT RAISE(ABORT, 'claim overlaps another') WHERE EXISTS (
    SELECT 1 FROM claims held
    WHERE held.resource_id = NEW.resource_id AND held.starts_at < NEW.ends_at AND held.ends_at > NEW.starts_at
      AND held.starts_at > NEW.starts_at - 172800000 AND NOT held.allowed_overlap
  ) OR EXISTS (
    SELECT 1 FROM claims held
    WHERE held.event_id = NEW.event_id AND held.venue_id = NEW.venue_id
      AND held.starts_at < NEW.ends_at AND held.ends_at > NEW.starts_at AND held.starts_at > NEW.starts_at - 172800000 AND NOT held.allowed_overlap
  );
END;
--> statement-breakpoint
-- An offer takes a place of a day event as a booking does. Expired ones are ended first by who books.
CREATE TRIGGER day_events_never_overfull BEFORE INSERT ON bookings
WHEN NEW.status <> 'cancelled' AND NEW.kind = 'day_event' AND NEW.venue_id IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'day event is full') WHERE EXISTS (
    SELECT 1 FROM venues WHERE id = NEW.venue_id AND max_capacity <= (
      SELECT count(*) FROM bookings WHERE venue_id = NEW.venue_id AND kind = 'day_event' AND status <> 'cancelled'
    ) + (
      SELECT count(*) FROM claims WHERE event_id = NEW.event_id AND venue_id = NEW.venue_id AND offer_id IS NOT NULL
    )
  );
END;
--> statement-breakpoint
CREATE TRIGGER day_events_never_overfull_by_offer BEFORE INSERT ON offers
WHEN NEW.kind = 'held' AND NEW.is_day_event AND NEW.venue_id IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'day event is full') WHERE EXISTS (
    SELECT 1 FROM venues WHERE id = NEW.venue_id AND max_capacity <= (
      SELECT count(*) FROM bookings WHERE venue_id = NEW.venue_id AND kind = 'day_event' AND status <> 'cancelled'
    ) + (
      SELECT count(*) FROM claims WHERE event_id = NEW.event_id AND venue_id = NEW.venue_id AND offer_id IS NOT NULL
    )
  );
END;
--> statement-breakpoint
CREATE TRIGGER day_events_never_overfull_on_update BEFORE UPDATE OF status, kind, event_id, venue_id ON bookings
WHEN NEW.status <> 'cancelled' AND NEW.kind = 'day_event' AND NEW.venue_id IS NOT NULL AND (
  OLD.status = 'cancelled' OR OLD.kind <> 'day_event'
  OR OLD.venue_id IS NOT NEW.venue_id AND (OLD.event_id IS NOT NEW.event_id OR OLD.venue_id IS NOT NULL)
)
BEGIN
  SELECT RAISE(ABORT, 'day event is full') WHERE EXISTS (
    SELECT 1 FROM venues WHERE id = NEW.venue_id AND max_capacity <= (
      SELECT count(*) FROM bookings WHERE venue_id = NEW.venue_id AND kind = 'day_event' AND status <> 'cancelled'
    ) + (
      SELECT count(*) FROM claims WHERE event_id = NEW.event_id AND venue_id = NEW.venue_id AND offer_id IS NOT NULL
    )
  );
END;
--> statement-breakpoint
-- The two trials that everybody may know. Once: one that an admin has deleted since stays deleted.
INSERT INTO `coupons` (`code`, `description`, `discount_type`, `discount_value`, `trial_hours`, `created_at`)
VALUES
  ('DIARYFREE', 'Two days free of charge', 'trial', 0, 48, unixepoch() * 1000),
  ('DIARYDEMO', 'A day free of charge', 'trial', 0, 24, unixepoch() * 1000)
ON CONFLICT (`code`) DO NOTHING;
