DROP INDEX `bookings_held_by_event`;--> statement-breakpoint
CREATE INDEX `bookings_by_event` ON `bookings` (`event_id`,`starts_at`) WHERE "bookings"."event_id" is not null;--> statement-breakpoint
CREATE INDEX `bookings_by_venue` ON `bookings` (`venue_id`) WHERE "bookings"."venue_id" is not null;--> statement-breakpoint
CREATE INDEX `bookings_by_service` ON `bookings` (`service_id`) WHERE "bookings"."service_id" is not null;