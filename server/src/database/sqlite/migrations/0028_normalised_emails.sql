DROP INDEX `open_bookings_by_email`;--> statement-breakpoint
-- SQLite adds a column to rows that are there only with a default. Every insert gives its own value.
ALTER TABLE `bookings` ADD `normalised_email` text NOT NULL DEFAULT '';--> statement-breakpoint
-- `normalised_email` is ours (schema/rules/normalised-email.ts): every connection has it.
UPDATE bookings SET normalised_email = normalised_email(attendee_email);--> statement-breakpoint
CREATE INDEX `open_bookings_by_email` ON `bookings` (`business_id`,`normalised_email`,`starts_at`);--> statement-breakpoint
ALTER TABLE `emails` ADD `normalised_recipient` text NOT NULL DEFAULT '';--> statement-breakpoint
UPDATE emails SET normalised_recipient = normalised_email(recipient);--> statement-breakpoint
DROP INDEX `one_forget_request_per_address`;--> statement-breakpoint
ALTER TABLE `forget_requests` ADD `normalised_email` text NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE `forget_requests` ADD `has_found` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- One that is under way has found bookings, or it would have ended at once.
UPDATE forget_requests SET normalised_email = normalised_email(address), has_found = coalesce(last_booking_id, 0) > 0;--> statement-breakpoint
-- Of several for what is one address now, the one that is furthest stays.
DELETE FROM forget_requests WHERE id NOT IN (
  SELECT first_value(id) OVER (PARTITION BY business_id, normalised_email
    ORDER BY forgetting_since IS NULL, kept_at IS NOT NULL, coalesce(last_booking_id, 0) DESC, id) FROM forget_requests
);--> statement-breakpoint
CREATE UNIQUE INDEX `one_forget_request_per_address` ON `forget_requests` (`business_id`,`normalised_email`);--> statement-breakpoint
DROP INDEX `one_signup_per_address`;--> statement-breakpoint
ALTER TABLE `newsletter_signups` ADD `normalised_email` text NOT NULL DEFAULT '';--> statement-breakpoint
UPDATE newsletter_signups SET normalised_email = normalised_email(email);--> statement-breakpoint
-- Whoever has unsubscribed one spelling of their address wants no more emails at the others.
DELETE FROM newsletter_signups WHERE id NOT IN (
  SELECT first_value(id) OVER (PARTITION BY normalised_email
    ORDER BY CASE status WHEN 'unsubscribed' THEN 0 WHEN 'active' THEN 1 ELSE 2 END, id) FROM newsletter_signups
);--> statement-breakpoint
CREATE UNIQUE INDEX `one_signup_per_address` ON `newsletter_signups` (`normalised_email`);
