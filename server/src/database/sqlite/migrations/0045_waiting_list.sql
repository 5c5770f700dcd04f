-- People who wait for a time, and what is offered to them. Claims may be an offer's: their table is made anew, and what
-- refers to it before and after. The runner switches the foreign keys off outside this transaction.
PRAGMA foreign_keys=OFF;
--> statement-breakpoint
DROP TRIGGER claims_on_booking_insert;
--> statement-breakpoint
DROP TRIGGER claims_on_booking_update;
--> statement-breakpoint
DROP TRIGGER day_events_never_overfull;
--> statement-breakpoint
DROP TRIGGER day_events_never_overfull_on_update;
--> statement-breakpoint
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
CREATE TABLE `__new_claims` (
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
	CONSTRAINT "claim_on_one" CHECK(("resource_id" is null) <> ("event_id" is null)),
	CONSTRAINT "claim_of_one" CHECK((case when "booking_id" is null then 0 else 1 end) + (case when "day_event_id" is null then 0 else 1 end) + (case when "offer_id" is null then 0 else 1 end) = 1),
	CONSTRAINT "claim_expires" CHECK(("offer_id" is null) = ("expires_at" is null)),
	CONSTRAINT "claim_length" CHECK("ends_at" > "starts_at" and "ends_at" - "starts_at" <= 172800000)
);
--> statement-breakpoint
INSERT INTO `__new_claims`("id", "resource_id", "event_id", "venue_id", "starts_at", "ends_at", "booking_id", "day_event_id", "allowed_overlap") SELECT "id", "resource_id", "event_id", "venue_id", "starts_at", "ends_at", "booking_id", "day_event_id", "allowed_overlap" FROM `claims`;--> statement-breakpoint
DROP TABLE `claims`;--> statement-breakpoint
ALTER TABLE `__new_claims` RENAME TO `claims`;--> statement-breakpoint
CREATE INDEX `claims_by_resource` ON `claims` (`resource_id`,`starts_at`) WHERE "claims"."resource_id" is not null;--> statement-breakpoint
CREATE INDEX `claims_by_event` ON `claims` (`event_id`,`venue_id`,`starts_at`) WHERE "claims"."event_id" is not null;--> statement-breakpoint
CREATE INDEX `claims_by_booking` ON `claims` (`booking_id`) WHERE "claims"."booking_id" is not null;--> statement-breakpoint
CREATE INDEX `claims_by_day_event` ON `claims` (`day_event_id`) WHERE "claims"."day_event_id" is not null;--> statement-breakpoint
CREATE INDEX `claims_by_offer` ON `claims` (`offer_id`) WHERE "claims"."offer_id" is not null;--> statement-breakpoint
ALTER TABLE `businesses` ADD `offered_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `offer_count` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE TRIGGER event_versions_on_claim_insert AFTER INSERT ON claims
WHEN NEW.resource_id IS NOT NULL
BEGIN
  UPDATE events SET version = version + 1
  WHERE id IN (SELECT event_id FROM resources_of_events WHERE resource_id = NEW.resource_id)
    AND date BETWEEN (
      SELECT date_on_clock(NEW.starts_at - 14400000, timezone) FROM businesses JOIN resources ON business_id = businesses.id
      WHERE resources.id = NEW.resource_id
    ) AND (
      SELECT date_on_clock(NEW.ends_at + 14400000, timezone) FROM businesses JOIN resources ON business_id = businesses.id
      WHERE resources.id = NEW.resource_id
    );
END;
--> statement-breakpoint
CREATE TRIGGER event_versions_on_claim_delete AFTER DELETE ON claims
WHEN OLD.resource_id IS NOT NULL
BEGIN
  UPDATE events SET version = version + 1
  WHERE id IN (SELECT event_id FROM resources_of_events WHERE resource_id = OLD.resource_id)
    AND date BETWEEN (
      SELECT date_on_clock(OLD.starts_at - 14400000, timezone) FROM businesses JOIN resources ON business_id = businesses.id
      WHERE resources.id = OLD.resource_id
    ) AND (
      SELECT date_on_clock(OLD.ends_at + 14400000, timezone) FROM businesses JOIN resources ON business_id = businesses.id
      WHERE resources.id = OLD.resource_id
    );
END;
--> statement-breakpoint
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
-- The claims of a booking follow it.
CREATE TRIGGER claims_on_booking_insert AFTER INSERT ON bookings
WHEN NEW.status <> 'cancelled' AND NEW.kind <> 'day_event'
BEGIN
  INSERT INTO claims (resource_id, event_id, venue_id, starts_at, ends_at, booking_id, allowed_overlap)
  SELECT resource_id, event_id, venue_id, starts_at, ends_at, booking_id, allowed_overlap AND (EXISTS (
    SELECT 1 FROM claims held
    WHERE held.resource_id = due.resource_id AND held.starts_at < due.ends_at AND held.ends_at > due.starts_at
      AND held.starts_at > due.starts_at - 172800000
  ) OR EXISTS (
    SELECT 1 FROM claims held
    WHERE held.event_id = due.event_id AND held.venue_id = due.venue_id
      AND held.starts_at < due.ends_at AND held.ends_at > due.starts_at AND held.starts_at > due.starts_at - 172800000
  ))
  FROM claims_due due WHERE booking_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER claims_on_booking_update
AFTER UPDATE OF status, kind, event_id, venue_id, person_id, starts_at, ends_at, buffer_minutes, allowed_overlap ON bookings
BEGIN
  DELETE FROM claims WHERE booking_id = NEW.id;
  INSERT INTO claims (resource_id, event_id, venue_id, starts_at, ends_at, booking_id, allowed_overlap)
  SELECT resource_id, event_id, venue_id, starts_at, ends_at, booking_id, allowed_overlap AND (EXISTS (
    SELECT 1 FROM claims held
    WHERE held.resource_id = due.resource_id AND held.starts_at < due.ends_at AND held.ends_at > due.starts_at
      AND held.starts_at > due.starts_at - 172800000
  ) OR EXISTS (
    SELECT 1 FROM claims held
    WHERE held.event_id = due.event_id AND held.venue_id = due.venue_id
      AND held.starts_at < due.ends_at AND held.ends_at > due.starts_at AND held.starts_at > due.starts_at - 172800000
  ))
  FROM claims_due due WHERE booking_id = NEW.id;
END;
--> statement-breakpoint
-- What each open offer holds, as its booking would. Places of a day event are counted: their claims meet nobody's.
CREATE VIEW offer_claims_due AS
SELECT offers.id AS offer_id, person_id AS resource_id, NULL AS event_id, NULL AS venue_id, starts_at,
  min(ends_at + buffer_minutes * 60000, starts_at + 172800000) AS ends_at, expires_at, false AS allowed_overlap
FROM offers WHERE kind = 'held' AND outcome IS NULL AND NOT is_day_event AND person_id IS NOT NULL
UNION ALL
SELECT offers.id, resources.id, NULL, NULL, starts_at,
  min(ends_at + buffer_minutes * 60000, starts_at + 172800000), expires_at, false
FROM offers JOIN venues ON venues.id = offers.venue_id
JOIN resources ON resources.id = venues.resource_id AND resources.at_once = 1
WHERE offers.kind = 'held' AND outcome IS NULL AND NOT is_day_event
UNION ALL
SELECT offers.id, NULL, offers.event_id, coalesce(offers.venue_id, 0), starts_at,
  min(ends_at + buffer_minutes * 60000, starts_at + 172800000), expires_at, is_day_event
FROM offers
WHERE offers.event_id IS NOT NULL AND kind = 'held' AND outcome IS NULL AND (is_day_event OR person_id IS NULL AND NOT EXISTS (
  SELECT 1 FROM venues JOIN resources ON resources.id = venues.resource_id
  WHERE venues.id = offers.venue_id AND resources.at_once = 1
));
--> statement-breakpoint
CREATE TRIGGER claims_on_offer_insert AFTER INSERT ON offers
WHEN NEW.kind = 'held' AND NEW.outcome IS NULL
BEGIN
  INSERT INTO claims (resource_id, event_id, venue_id, starts_at, ends_at, offer_id, expires_at, allowed_overlap)
  SELECT resource_id, event_id, venue_id, starts_at, ends_at, offer_id, expires_at, allowed_overlap
  FROM offer_claims_due WHERE offer_id = NEW.id;
  UPDATE events SET version = version + 1, offer_count = offer_count + 1 WHERE id = NEW.event_id;
  UPDATE businesses SET diary_version = diary_version + 1 WHERE id = NEW.business_id;
END;
--> statement-breakpoint
CREATE TRIGGER claims_on_offer_end AFTER UPDATE OF outcome ON offers
WHEN NEW.kind = 'held' AND OLD.outcome IS NULL AND NEW.outcome IS NOT NULL
BEGIN
  DELETE FROM claims WHERE offer_id = NEW.id;
  UPDATE events SET version = version + 1, offer_count = offer_count - 1 WHERE id = NEW.event_id;
  UPDATE businesses SET diary_version = diary_version + 1 WHERE id = NEW.business_id;
END;
--> statement-breakpoint
CREATE TRIGGER claims_on_offer_delete AFTER DELETE ON offers
WHEN OLD.kind = 'held' AND OLD.outcome IS NULL
BEGIN
  UPDATE events SET version = version + 1, offer_count = offer_count - 1 WHERE id = OLD.event_id;
  UPDATE businesses SET diary_version = diary_version + 1 WHERE id = OLD.business_id;
END;
--> statement-breakpoint
-- An offer ends with its event, and once that takes no more bookings.
CREATE TRIGGER offers_end_with_event AFTER UPDATE OF event_id ON offers
WHEN NEW.event_id IS NULL AND NEW.outcome IS NULL
BEGIN UPDATE offers SET outcome = 'gone' WHERE id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER offers_end_with_closing AFTER UPDATE OF is_closed ON events
WHEN NEW.is_closed
BEGIN UPDATE offers SET outcome = 'gone' WHERE event_id = NEW.id AND outcome IS NULL; END;
--> statement-breakpoint
-- The owner's list of who waits is read again with the diary.
CREATE TRIGGER diary_version_on_waiting_insert AFTER INSERT ON waiting_list_entries
BEGIN UPDATE businesses SET diary_version = diary_version + 1 WHERE id = NEW.business_id; END;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_waiting_update AFTER UPDATE OF confirmed_at, ended_at, person_id, catalogue_id, from_date, to_date, part_of_day ON waiting_list_entries
BEGIN UPDATE businesses SET diary_version = diary_version + 1 WHERE id = NEW.business_id; END;
--> statement-breakpoint
-- An offer takes a place of a day event as a booking does. Expired ones are ended first by who books.
CREATE TRIGGER day_events_never_overfull BEFORE INSERT ON bookings
WHEN NEW.status <> 'cancelled' AND NEW.kind = 'day_event' AND NEW.venue_id IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'day event is full') WHERE EXISTS (
    SELECT 1 FROM venues WHERE id = NEW.venue_id AND max_capacity <= held_count + (
      SELECT count(*) FROM claims WHERE event_id = NEW.event_id AND venue_id = NEW.venue_id AND offer_id IS NOT NULL
    )
  );
END;
--> statement-breakpoint
CREATE TRIGGER day_events_never_overfull_on_update BEFORE UPDATE OF status, venue_id ON bookings
WHEN OLD.status = 'cancelled' AND NEW.status <> 'cancelled' AND NEW.kind = 'day_event' AND NEW.venue_id IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'day event is full') WHERE EXISTS (
    SELECT 1 FROM venues WHERE id = NEW.venue_id AND max_capacity <= held_count + (
      SELECT count(*) FROM claims WHERE event_id = NEW.event_id AND venue_id = NEW.venue_id AND offer_id IS NOT NULL
    )
  );
END;
--> statement-breakpoint
CREATE TRIGGER day_events_never_overfull_by_offer BEFORE INSERT ON offers
WHEN NEW.kind = 'held' AND NEW.is_day_event AND NEW.venue_id IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'day event is full') WHERE EXISTS (
    SELECT 1 FROM venues WHERE id = NEW.venue_id AND max_capacity <= held_count + (
      SELECT count(*) FROM claims WHERE event_id = NEW.event_id AND venue_id = NEW.venue_id AND offer_id IS NOT NULL
    )
  );
END;
--> statement-breakpoint
-- What the owner's list of bookings shows of them too.
CREATE TRIGGER diary_version_on_booking_marks AFTER UPDATE OF did_not_come_at, wants_earlier ON bookings
BEGIN UPDATE businesses SET diary_version = diary_version + 1 WHERE id = NEW.business_id; END;
--> statement-breakpoint
PRAGMA foreign_keys=ON;
