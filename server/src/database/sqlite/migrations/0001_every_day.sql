CREATE TABLE `terms_texts` (
	`id` text PRIMARY KEY NOT NULL,
	`text` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `pictures` (
	`hash` text NOT NULL,
	`business_id` integer NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`hash`, `business_id`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `pictures_by_business` ON `pictures` (`business_id`);--> statement-breakpoint
DROP INDEX `bookings_by_venue`;--> statement-breakpoint
ALTER TABLE `bookings` ADD `places` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `absent_places` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `note` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `answers` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `series_key` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `series_number` integer;--> statement-breakpoint
ALTER TABLE `bookings` ADD `series_size` integer;--> statement-breakpoint
ALTER TABLE `bookings` ADD `series_weeks` integer;--> statement-breakpoint
CREATE INDEX `bookings_by_series` ON `bookings` (`business_id`,`series_key`) WHERE "bookings"."series_key" is not null;--> statement-breakpoint
CREATE INDEX `bookings_by_venue` ON `bookings` (`venue_id`,`kind`,`status`,`places`) WHERE "bookings"."venue_id" is not null;--> statement-breakpoint
ALTER TABLE `businesses` ADD `about` text;--> statement-breakpoint
ALTER TABLE `businesses` ADD `opening_hours` text;--> statement-breakpoint
ALTER TABLE `businesses` ADD `questions` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `businesses` ADD `colour` text;--> statement-breakpoint
ALTER TABLE `businesses` ADD `picture_hash` text;--> statement-breakpoint
ALTER TABLE `events` ADD `places_per_time` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `places_per_booking` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `price_pence` integer;--> statement-breakpoint
ALTER TABLE `claims` ADD `session` text;--> statement-breakpoint
ALTER TABLE `claims` ADD `places` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `claims` ADD `session_places` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `offers` ADD `places` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `catalogue` ADD `places_per_time` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `catalogue` ADD `places_per_booking` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `resources` ADD `picture_hash` text;--> statement-breakpoint
ALTER TABLE `customers` ADD `alert` text;--> statement-breakpoint
ALTER TABLE `checkouts` ADD `terms_id` text REFERENCES terms_texts(id);--> statement-breakpoint
DROP TRIGGER claims_never_overlap;--> statement-breakpoint
-- Two claims on one resource never overlap, unless one is marked or both are of one class. No claim begins earlier than 48 hours before it ends.
CREATE TRIGGER claims_never_overlap BEFORE INSERT ON claims
WHEN NOT NEW.allowed_overlap
BEGIN
  SELECT RAISE(ABORT, 'claim overlaps another') WHERE EXISTS (
    SELECT 1 FROM claims held
    WHERE held.resource_id = NEW.resource_id AND held.starts_at < NEW.ends_at AND held.ends_at > NEW.starts_at AND held.starts_at > NEW.starts_at - 172800000
      AND NOT held.allowed_overlap AND (NEW.session IS NULL OR held.session IS NOT NEW.session)
  ) OR EXISTS (
    SELECT 1 FROM claims held
    WHERE held.event_id = NEW.event_id AND held.venue_id = NEW.venue_id AND held.starts_at < NEW.ends_at AND held.ends_at > NEW.starts_at AND held.starts_at > NEW.starts_at - 172800000
      AND NOT held.allowed_overlap AND (NEW.session IS NULL OR held.session IS NOT NEW.session)
  );
END;
--> statement-breakpoint
-- A class has its places with each person, and in each place that takes one appointment at a time.
CREATE TRIGGER classes_never_overfull BEFORE INSERT ON claims
WHEN NEW.session IS NOT NULL AND NOT NEW.allowed_overlap
BEGIN
  SELECT RAISE(ABORT, 'class is full') WHERE NEW.session_places < NEW.places + (
    SELECT coalesce(sum(places), 0) FROM claims WHERE resource_id = NEW.resource_id AND starts_at = NEW.starts_at AND session = NEW.session
  ) + (
    SELECT coalesce(sum(places), 0) FROM claims
    WHERE event_id = NEW.event_id AND venue_id = NEW.venue_id AND starts_at = NEW.starts_at AND session = NEW.session
  );
END;
--> statement-breakpoint
DROP TRIGGER day_events_never_overfull;--> statement-breakpoint
-- An offer takes places of a day event as a booking does. Expired ones are ended first by who books.
CREATE TRIGGER day_events_never_overfull BEFORE INSERT ON bookings
WHEN NEW.status <> 'cancelled' AND NEW.kind = 'day_event' AND NEW.venue_id IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'day event is full') WHERE EXISTS (
    SELECT 1 FROM venues WHERE id = NEW.venue_id AND max_capacity < NEW.places + (
      SELECT coalesce(sum(places), 0) FROM bookings WHERE venue_id = NEW.venue_id AND kind = 'day_event' AND status <> 'cancelled'
    ) + (
      SELECT coalesce(sum(places), 0) FROM claims WHERE event_id = NEW.event_id AND venue_id = NEW.venue_id AND offer_id IS NOT NULL
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER day_events_never_overfull_by_offer;--> statement-breakpoint
CREATE TRIGGER day_events_never_overfull_by_offer BEFORE INSERT ON offers
WHEN NEW.kind = 'held' AND NEW.is_day_event AND NEW.venue_id IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'day event is full') WHERE EXISTS (
    SELECT 1 FROM venues WHERE id = NEW.venue_id AND max_capacity < NEW.places + (
      SELECT coalesce(sum(places), 0) FROM bookings WHERE venue_id = NEW.venue_id AND kind = 'day_event' AND status <> 'cancelled'
    ) + (
      SELECT coalesce(sum(places), 0) FROM claims WHERE event_id = NEW.event_id AND venue_id = NEW.venue_id AND offer_id IS NOT NULL
    )
  );
END;
--> statement-breakpoint
DROP TRIGGER day_events_never_overfull_on_update;--> statement-breakpoint
CREATE TRIGGER day_events_never_overfull_on_update BEFORE UPDATE OF status, kind, event_id, venue_id ON bookings
WHEN NEW.status <> 'cancelled' AND NEW.kind = 'day_event' AND NEW.venue_id IS NOT NULL AND (
  OLD.status = 'cancelled' OR OLD.kind <> 'day_event'
  OR OLD.venue_id IS NOT NEW.venue_id AND (OLD.event_id IS NOT NEW.event_id OR OLD.venue_id IS NOT NULL)
)
BEGIN
  SELECT RAISE(ABORT, 'day event is full') WHERE EXISTS (
    SELECT 1 FROM venues WHERE id = NEW.venue_id AND max_capacity < NEW.places + (
      SELECT coalesce(sum(places), 0) FROM bookings WHERE venue_id = NEW.venue_id AND kind = 'day_event' AND status <> 'cancelled'
    ) + (
      SELECT coalesce(sum(places), 0) FROM claims WHERE event_id = NEW.event_id AND venue_id = NEW.venue_id AND offer_id IS NOT NULL
    )
  );
END;
--> statement-breakpoint
-- Who did not come took one place.
UPDATE bookings SET absent_places = places WHERE did_not_come_at IS NOT NULL;
