ALTER TABLE `bookings` ADD `series_key` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `series_number` integer;--> statement-breakpoint
ALTER TABLE `bookings` ADD `series_size` integer;--> statement-breakpoint
ALTER TABLE `bookings` ADD `series_weeks` integer;--> statement-breakpoint
CREATE INDEX `bookings_by_series` ON `bookings` (`business_id`,`series_key`) WHERE "bookings"."series_key" is not null;