DROP INDEX `one_booking_per_idempotency_key`;--> statement-breakpoint
CREATE UNIQUE INDEX `one_booking_per_idempotency_key` ON `bookings` (`business_id`,`idempotency_key`) WHERE "bookings"."idempotency_key" is not null;--> statement-breakpoint
ALTER TABLE `payments` ADD `gone_at` integer;