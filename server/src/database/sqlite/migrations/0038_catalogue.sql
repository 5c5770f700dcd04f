-- Places, people and services get an identity of their own: what events say of their venues and services moves there.
-- Two tables are made anew, and bookings refer to both: the runner switches the foreign keys off outside this transaction.
PRAGMA foreign_keys=OFF;
--> statement-breakpoint
DROP TRIGGER diary_version_on_venue_insert;
--> statement-breakpoint
DROP TRIGGER diary_version_on_venue_update;
--> statement-breakpoint
DROP TRIGGER diary_version_on_venue_delete;
--> statement-breakpoint
DROP TRIGGER diary_version_on_service_insert;
--> statement-breakpoint
DROP TRIGGER diary_version_on_service_update;
--> statement-breakpoint
DROP TRIGGER diary_version_on_service_delete;
--> statement-breakpoint
DROP TRIGGER held_counts_on_booking_insert;
--> statement-breakpoint
DROP TRIGGER held_counts_on_booking_update;
--> statement-breakpoint
DROP TRIGGER held_counts_on_booking_delete;
--> statement-breakpoint
DROP TRIGGER day_events_never_overfull;
--> statement-breakpoint
DROP TRIGGER day_events_never_overfull_on_update;
--> statement-breakpoint
DROP TRIGGER bookings_never_overlap_on_insert;
--> statement-breakpoint
DROP TRIGGER bookings_never_overlap_on_update;
--> statement-breakpoint
DROP INDEX one_booking_per_slot;
--> statement-breakpoint
CREATE TABLE `claims` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`resource_id` integer,
	`event_id` integer,
	`venue_id` integer,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`booking_id` integer,
	`day_event_id` integer,
	`allowed_overlap` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`resource_id`) REFERENCES `resources`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`day_event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "claim_on_one" CHECK(("claims"."resource_id" is null) <> ("claims"."event_id" is null)),
	CONSTRAINT "claim_of_one" CHECK(("claims"."booking_id" is null) <> ("claims"."day_event_id" is null)),
	CONSTRAINT "claim_length" CHECK("claims"."ends_at" > "claims"."starts_at" and "claims"."ends_at" - "claims"."starts_at" <= 172800000)
);
--> statement-breakpoint
CREATE INDEX `claims_by_resource` ON `claims` (`resource_id`,`starts_at`) WHERE "claims"."resource_id" is not null;
--> statement-breakpoint
CREATE INDEX `claims_by_event` ON `claims` (`event_id`,`venue_id`,`starts_at`) WHERE "claims"."event_id" is not null;
--> statement-breakpoint
CREATE INDEX `claims_by_booking` ON `claims` (`booking_id`) WHERE "claims"."booking_id" is not null;
--> statement-breakpoint
CREATE INDEX `claims_by_day_event` ON `claims` (`day_event_id`) WHERE "claims"."day_event_id" is not null;
--> statement-breakpoint
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
CREATE INDEX `catalogue_by_business` ON `catalogue` (`business_id`,`position`);
--> statement-breakpoint
CREATE TABLE `catalogue_people` (
	`catalogue_id` integer NOT NULL,
	`resource_id` integer NOT NULL,
	PRIMARY KEY(`catalogue_id`, `resource_id`),
	FOREIGN KEY (`catalogue_id`) REFERENCES `catalogue`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`resource_id`) REFERENCES `resources`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `catalogue_people_by_resource` ON `catalogue_people` (`resource_id`);
--> statement-breakpoint
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
CREATE INDEX `event_people_by_resource` ON `event_people` (`resource_id`);
--> statement-breakpoint
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
CREATE INDEX `resources_by_business` ON `resources` (`business_id`,`kind`,`position`);
--> statement-breakpoint
ALTER TABLE `businesses` ADD `catalogue_version` integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE `bookings` ADD `person_id` integer REFERENCES resources(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE `bookings` ADD `person_name` text;
--> statement-breakpoint
ALTER TABLE `bookings` ADD `asked_slot_id` text;
--> statement-breakpoint
ALTER TABLE `bookings` ADD `allowed_overlap` integer DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX `bookings_by_person` ON `bookings` (`person_id`) WHERE "bookings"."person_id" is not null;
--> statement-breakpoint
-- Venues of one business that say the same are one place, which takes any number at a time, as before.
INSERT INTO resources (business_id, kind, name, address, postcode, position, archived_at)
SELECT business_id, 'place', found.name, found.address, found.postcode,
  row_number() OVER (PARTITION BY business_id ORDER BY first_id),
  CASE WHEN last_date < date_on_clock(unixepoch() * 1000, timezone) THEN unixepoch() * 1000 END
FROM (
  SELECT business_id, venues.name, venues.address, venues.postcode, min(venues.id) AS first_id, max(date) AS last_date
  FROM venues JOIN events ON events.id = event_id
  GROUP BY business_id, venues.name, venues.address, venues.postcode
) found JOIN businesses ON businesses.id = business_id;
--> statement-breakpoint
INSERT INTO catalogue (business_id, name, description, price_pence, duration_minutes, position, archived_at)
SELECT business_id, found.name, description, price_pence, duration_minutes,
  row_number() OVER (PARTITION BY business_id ORDER BY first_id),
  CASE WHEN last_date < date_on_clock(unixepoch() * 1000, timezone) THEN unixepoch() * 1000 END
FROM (
  SELECT business_id, services.name, services.description, price_pence, duration_minutes, min(services.id) AS first_id,
    max(date) AS last_date
  FROM services JOIN events ON events.id = event_id
  GROUP BY business_id, services.name, services.description, price_pence, duration_minutes
) found JOIN businesses ON businesses.id = business_id;
--> statement-breakpoint
-- The texts of venues and services were counted with every event, and are counted once from now on.
UPDATE businesses SET text_bytes = text_bytes
  - coalesce((SELECT sum(octet_length(concat_ws('', venues.name, venues.address, venues.postcode)))
    FROM venues JOIN events ON events.id = venues.event_id WHERE events.business_id = businesses.id), 0)
  - coalesce((SELECT sum(octet_length(concat_ws('', services.name, services.description)))
    FROM services JOIN events ON events.id = services.event_id WHERE events.business_id = businesses.id), 0)
  + coalesce((SELECT sum(octet_length(concat_ws('', name, address, postcode)))
    FROM resources WHERE business_id = businesses.id), 0)
  + coalesce((SELECT sum(octet_length(concat_ws('', name, description)))
    FROM catalogue WHERE business_id = businesses.id), 0);
--> statement-breakpoint
-- Without these two, each venue and service would be compared with all of its business.
CREATE INDEX places_while_moving ON resources (business_id, name, postcode);
--> statement-breakpoint
CREATE INDEX services_while_moving ON catalogue (business_id, name, price_pence);
--> statement-breakpoint
CREATE TABLE `__new_services` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`event_id` integer NOT NULL,
	`catalogue_id` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`catalogue_id`) REFERENCES `catalogue`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO __new_services (id, event_id, catalogue_id)
SELECT services.id, event_id, catalogue.id
FROM services JOIN events ON events.id = event_id
JOIN catalogue ON catalogue.business_id = events.business_id AND catalogue.name = services.name
  AND catalogue.price_pence = services.price_pence AND catalogue.duration_minutes = services.duration_minutes
  AND catalogue.description IS services.description;
--> statement-breakpoint
DROP TABLE services;
--> statement-breakpoint
ALTER TABLE __new_services RENAME TO services;
--> statement-breakpoint
CREATE INDEX `services_by_event` ON `services` (`event_id`);
--> statement-breakpoint
CREATE INDEX `services_by_catalogue` ON `services` (`catalogue_id`);
--> statement-breakpoint
CREATE TABLE `__new_venues` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`event_id` integer NOT NULL,
	`resource_id` integer NOT NULL,
	`max_capacity` integer,
	`held_count` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`resource_id`) REFERENCES `resources`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "venue_capacity" CHECK(max_capacity is null or max_capacity >= 1)
);
--> statement-breakpoint
INSERT INTO __new_venues (id, event_id, resource_id, max_capacity, held_count)
SELECT venues.id, event_id, resources.id, max_capacity, venues.held_count
FROM venues JOIN events ON events.id = event_id
JOIN resources ON resources.business_id = events.business_id AND resources.name = venues.name
  AND resources.postcode = venues.postcode AND resources.address IS venues.address;
--> statement-breakpoint
DROP TABLE venues;
--> statement-breakpoint
ALTER TABLE __new_venues RENAME TO venues;
--> statement-breakpoint
CREATE INDEX `venues_by_event` ON `venues` (`event_id`);
--> statement-breakpoint
CREATE INDEX `venues_by_resource` ON `venues` (`resource_id`);
--> statement-breakpoint
DROP INDEX places_while_moving;
--> statement-breakpoint
DROP INDEX services_while_moving;
--> statement-breakpoint
-- Which people and places of each event take one appointment at a time.
CREATE VIEW resources_of_events AS
SELECT event_id, resource_id FROM event_people
UNION ALL
SELECT venues.event_id, resources.id FROM venues JOIN resources ON resources.id = venues.resource_id AND resources.at_once = 1;
--> statement-breakpoint
-- What is held of a person or a place changes every event of those dates that names it. Four hours are longer than any buffer.
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
-- What each booking of a time holds: its person, its place where that takes one at a time, and where neither holds its
-- event and venue together. No claim lasts longer than 48 hours (tables: claim_length).
CREATE VIEW claims_due AS
SELECT bookings.id AS booking_id, person_id AS resource_id, NULL AS event_id, NULL AS venue_id, starts_at,
  min(ends_at + buffer_minutes * 60000, starts_at + 172800000) AS ends_at, allowed_overlap
FROM bookings WHERE person_id IS NOT NULL AND status <> 'cancelled' AND kind <> 'day_event'
UNION ALL
SELECT bookings.id, resources.id, NULL, NULL, starts_at,
  min(ends_at + buffer_minutes * 60000, starts_at + 172800000), allowed_overlap
FROM bookings JOIN venues ON venues.id = bookings.venue_id
JOIN resources ON resources.id = venues.resource_id AND resources.at_once = 1
WHERE bookings.status <> 'cancelled' AND bookings.kind <> 'day_event'
UNION ALL
SELECT bookings.id, NULL, bookings.event_id, coalesce(bookings.venue_id, 0), starts_at,
  min(ends_at + buffer_minutes * 60000, starts_at + 172800000), allowed_overlap
FROM bookings
WHERE bookings.event_id IS NOT NULL AND person_id IS NULL AND status <> 'cancelled' AND kind <> 'day_event'
  AND NOT EXISTS (
    SELECT 1 FROM venues JOIN resources ON resources.id = venues.resource_id
    WHERE venues.id = bookings.venue_id AND resources.at_once = 1
  );
--> statement-breakpoint
-- All that is booked already. An imported booking may overlap another: it keeps its time, and is marked.
INSERT INTO claims (resource_id, event_id, venue_id, starts_at, ends_at, booking_id, allowed_overlap)
SELECT resource_id, event_id, venue_id, starts_at, ends_at, booking_id,
  coalesce(starts_at < max(ends_at) OVER (
    PARTITION BY event_id, venue_id ORDER BY starts_at, booking_id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
  ), false)
FROM claims_due;
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
CREATE TRIGGER diary_version_on_venue_insert AFTER INSERT ON venues
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1 WHERE id = (SELECT business_id FROM events WHERE id = NEW.event_id);
  UPDATE events SET version = version + 1 WHERE id = NEW.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_venue_update AFTER UPDATE OF event_id, resource_id, max_capacity ON venues
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1 WHERE id = (SELECT business_id FROM events WHERE id = NEW.event_id);
  UPDATE events SET version = version + 1 WHERE id IN (NEW.event_id, OLD.event_id);
END;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_venue_delete AFTER DELETE ON venues
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1 WHERE id = (SELECT business_id FROM events WHERE id = OLD.event_id);
  UPDATE events SET version = version + 1 WHERE id = OLD.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_service_insert AFTER INSERT ON services
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1 WHERE id = (SELECT business_id FROM events WHERE id = NEW.event_id);
  UPDATE events SET version = version + 1 WHERE id = NEW.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_service_update AFTER UPDATE ON services
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1 WHERE id = (SELECT business_id FROM events WHERE id = NEW.event_id);
  UPDATE events SET version = version + 1 WHERE id IN (NEW.event_id, OLD.event_id);
END;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_service_delete AFTER DELETE ON services
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1 WHERE id = (SELECT business_id FROM events WHERE id = OLD.event_id);
  UPDATE events SET version = version + 1 WHERE id = OLD.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_person_insert AFTER INSERT ON event_people
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1 WHERE id = (SELECT business_id FROM events WHERE id = NEW.event_id);
  UPDATE events SET version = version + 1 WHERE id = NEW.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_person_update AFTER UPDATE ON event_people
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1 WHERE id = (SELECT business_id FROM events WHERE id = NEW.event_id);
  UPDATE events SET version = version + 1 WHERE id IN (NEW.event_id, OLD.event_id);
END;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_person_delete AFTER DELETE ON event_people
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1 WHERE id = (SELECT business_id FROM events WHERE id = OLD.event_id);
  UPDATE events SET version = version + 1 WHERE id = OLD.event_id;
END;
--> statement-breakpoint
-- A change of a place, a person or a service raises one number of its business, whatever number of events has it.
CREATE TRIGGER catalogue_version_on_resource AFTER UPDATE OF kind, name, address, postcode, at_once, bookable_online, archived_at ON resources
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1, catalogue_version = catalogue_version + 1 WHERE id = NEW.business_id;
END;
--> statement-breakpoint
CREATE TRIGGER catalogue_version_on_service
AFTER UPDATE OF name, description, price_pence, duration_minutes, everyone, archived_at ON catalogue
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1, catalogue_version = catalogue_version + 1 WHERE id = NEW.business_id;
END;
--> statement-breakpoint
CREATE TRIGGER catalogue_version_on_offer_insert AFTER INSERT ON catalogue_people
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1, catalogue_version = catalogue_version + 1
  WHERE id = (SELECT business_id FROM catalogue WHERE id = NEW.catalogue_id);
END;
--> statement-breakpoint
CREATE TRIGGER catalogue_version_on_offer_delete AFTER DELETE ON catalogue_people
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1, catalogue_version = catalogue_version + 1
  WHERE id = (SELECT business_id FROM catalogue WHERE id = OLD.catalogue_id);
END;
--> statement-breakpoint
CREATE TRIGGER held_counts_on_booking_insert AFTER INSERT ON bookings
WHEN NEW.event_id IS NOT NULL AND NEW.status <> 'cancelled'
BEGIN
  UPDATE events SET version = version + 1, held_count = held_count + 1 WHERE id = NEW.event_id;
  UPDATE venues SET held_count = held_count + 1 WHERE id = NEW.venue_id;
END;
--> statement-breakpoint
CREATE TRIGGER held_counts_on_booking_update AFTER UPDATE OF status, event_id, venue_id, starts_at, ends_at ON bookings
BEGIN
  UPDATE events SET version = version + 1, held_count = held_count - (OLD.status <> 'cancelled') WHERE id = OLD.event_id;
  UPDATE venues SET held_count = held_count - (OLD.status <> 'cancelled') WHERE id = OLD.venue_id;
  UPDATE events SET version = version + 1, held_count = held_count + (NEW.status <> 'cancelled') WHERE id = NEW.event_id;
  UPDATE venues SET held_count = held_count + (NEW.status <> 'cancelled') WHERE id = NEW.venue_id;
END;
--> statement-breakpoint
CREATE TRIGGER held_counts_on_booking_delete AFTER DELETE ON bookings
WHEN OLD.event_id IS NOT NULL AND OLD.status <> 'cancelled'
BEGIN
  UPDATE events SET version = version + 1, held_count = held_count - 1 WHERE id = OLD.event_id;
  UPDATE venues SET held_count = held_count - 1 WHERE id = OLD.venue_id;
END;
--> statement-breakpoint
CREATE TRIGGER day_events_never_overfull BEFORE INSERT ON bookings
WHEN NEW.status <> 'cancelled' AND NEW.kind = 'day_event' AND NEW.venue_id IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'day event is full') WHERE EXISTS (
    SELECT 1 FROM venues WHERE id = NEW.venue_id AND max_capacity <= held_count
  );
END;
--> statement-breakpoint
CREATE TRIGGER day_events_never_overfull_on_update BEFORE UPDATE OF status, venue_id ON bookings
WHEN OLD.status = 'cancelled' AND NEW.status <> 'cancelled' AND NEW.kind = 'day_event' AND NEW.venue_id IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'day event is full') WHERE EXISTS (
    SELECT 1 FROM venues WHERE id = NEW.venue_id AND max_capacity <= held_count
  );
END;
--> statement-breakpoint
PRAGMA foreign_keys=ON;
