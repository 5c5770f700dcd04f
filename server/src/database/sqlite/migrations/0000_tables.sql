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
	`service_name` text,
	`service_price_pence` integer,
	`is_home_visit` integer NOT NULL,
	`customer_address` text,
	`customer_postcode` text,
	`attendee_first_name` text NOT NULL,
	`attendee_last_name` text NOT NULL,
	`attendee_email` text NOT NULL,
	`attendee_phone` text,
	`source` text,
	`cancel_nonce` text NOT NULL,
	`cancel_token_hash` text NOT NULL,
	`idempotency_key` text,
	`reminder_due_at` integer,
	`created_at` integer NOT NULL,
	`cancelled_at` integer,
	`cancelled_by` text,
	`sequence` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`venue_id`) REFERENCES `venues`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`service_id`) REFERENCES `services`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "booking_ends_after_start" CHECK("bookings"."ends_at" > "bookings"."starts_at")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_reference_unique` ON `bookings` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_cancelTokenHash_unique` ON `bookings` (`cancel_token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `one_booking_per_idempotency_key` ON `bookings` (`idempotency_key`) WHERE "bookings"."idempotency_key" is not null;--> statement-breakpoint
CREATE INDEX `bookings_held_by_event` ON `bookings` (`event_id`,`starts_at`) WHERE "bookings"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX `bookings_by_business` ON `bookings` (`business_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `open_bookings_by_email` ON `bookings` (`business_id`,lower("attendee_email"),`starts_at`);--> statement-breakpoint
CREATE INDEX `reminders_due` ON `bookings` (`reminder_due_at`) WHERE "bookings"."reminder_due_at" is not null;--> statement-breakpoint
CREATE TABLE `businesses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`owner_id` integer,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text,
	`address` text,
	`postcode` text,
	`diary_slug` text NOT NULL,
	`timezone` text DEFAULT 'Europe/London' NOT NULL,
	`has_paid` integer DEFAULT false NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`trial_coupon_code` text,
	`trial_expires_at` integer,
	`diary_version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `businesses_diarySlug_unique` ON `businesses` (`diary_slug`);--> statement-breakpoint
CREATE INDEX `businesses_by_owner` ON `businesses` (`owner_id`);--> statement-breakpoint
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
CREATE TABLE `emails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`booking_id` integer,
	`business_id` integer,
	`recipient` text NOT NULL,
	`payload` text NOT NULL,
	`once_key` text,
	`status` text DEFAULT 'queued' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL,
	`last_error` text,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `emails_onceKey_unique` ON `emails` (`once_key`);--> statement-breakpoint
CREATE INDEX `emails_due` ON `emails` (`due_at`) WHERE "emails"."status" in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX `emails_by_booking` ON `emails` (`booking_id`);--> statement-breakpoint
CREATE INDEX `emails_failed` ON `emails` (`business_id`) WHERE "emails"."status" = 'failed';--> statement-breakpoint
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
	`created_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "event_ends_after_start" CHECK("events"."end_time" > "events"."start_time"),
	CONSTRAINT "event_durations" CHECK("events"."slot_minutes" >= 0 and "events"."buffer_minutes" >= 0)
);
--> statement-breakpoint
CREATE INDEX `events_by_business_and_date` ON `events` (`business_id`,`date`);--> statement-breakpoint
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
CREATE TABLE `newsletter_signups` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`first_name` text,
	`last_name` text,
	`source` text NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_signups_email_unique` ON `newsletter_signups` (`email`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`business_id` integer NOT NULL,
	`provider_reference` text NOT NULL,
	`amount_pence` integer NOT NULL,
	`coupon_code` text,
	`paid_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_providerReference_unique` ON `payments` (`provider_reference`);--> statement-breakpoint
CREATE INDEX `payments_by_business` ON `payments` (`business_id`);--> statement-breakpoint
CREATE TABLE `services` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`event_id` integer NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`price_pence` integer NOT NULL,
	`duration_minutes` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "service_price" CHECK("services"."price_pence" >= 0),
	CONSTRAINT "service_duration" CHECK("services"."duration_minutes" > 0)
);
--> statement-breakpoint
CREATE INDEX `services_by_event` ON `services` (`event_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
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
	`email` text NOT NULL,
	`given_name` text,
	`family_name` text,
	`picture` text,
	`email_notifications` integer DEFAULT true NOT NULL,
	`first_seen` integer NOT NULL,
	`last_seen` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_subject_unique` ON `users` (`subject`);--> statement-breakpoint
CREATE TABLE `venues` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`event_id` integer NOT NULL,
	`name` text NOT NULL,
	`address` text,
	`postcode` text NOT NULL,
	`max_capacity` integer,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "venue_capacity" CHECK("venues"."max_capacity" is null or "venues"."max_capacity" >= 1)
);
--> statement-breakpoint
CREATE INDEX `venues_by_event` ON `venues` (`event_id`);