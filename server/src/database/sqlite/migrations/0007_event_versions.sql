DROP INDEX `events_by_business_and_date`;--> statement-breakpoint
ALTER TABLE `events` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `held_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `events_by_business_and_date` ON `events` (`business_id`,`date`,`start_time`);--> statement-breakpoint
ALTER TABLE `venues` ADD `held_count` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Changes of the counts themselves are no changes of the diary: these two name their columns from now on.
DROP TRIGGER diary_version_on_event_update;
--> statement-breakpoint
DROP TRIGGER diary_version_on_venue_update;
--> statement-breakpoint
UPDATE events SET held_count = (
  SELECT count(*) FROM bookings held WHERE held.event_id = events.id AND held.status <> 'cancelled'
);
--> statement-breakpoint
UPDATE venues SET held_count = (
  SELECT count(*) FROM bookings held WHERE held.venue_id = venues.id AND held.status <> 'cancelled'
);
--> statement-breakpoint
CREATE TRIGGER diary_version_on_event_update AFTER UPDATE OF business_id, name, description, date, start_time, end_time,
  slot_minutes, buffer_minutes, requirements_note, personal_message, type, creation_mode, service_mode, manual_slots,
  lunch_start_time, lunch_end_time, last_appointment_time, is_home_visit ON events
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1 WHERE id IN (NEW.business_id, OLD.business_id);
  UPDATE events SET version = version + 1 WHERE id = NEW.id;
END;
--> statement-breakpoint
DROP TRIGGER diary_version_on_venue_insert;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_venue_insert AFTER INSERT ON venues
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1 WHERE id = (SELECT business_id FROM events WHERE id = NEW.event_id);
  UPDATE events SET version = version + 1 WHERE id = NEW.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_venue_update AFTER UPDATE OF event_id, name, address, postcode, max_capacity ON venues
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1 WHERE id = (SELECT business_id FROM events WHERE id = NEW.event_id);
  UPDATE events SET version = version + 1 WHERE id IN (NEW.event_id, OLD.event_id);
END;
--> statement-breakpoint
DROP TRIGGER diary_version_on_venue_delete;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_venue_delete AFTER DELETE ON venues
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1 WHERE id = (SELECT business_id FROM events WHERE id = OLD.event_id);
  UPDATE events SET version = version + 1 WHERE id = OLD.event_id;
END;
--> statement-breakpoint
DROP TRIGGER diary_version_on_service_insert;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_service_insert AFTER INSERT ON services
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1 WHERE id = (SELECT business_id FROM events WHERE id = NEW.event_id);
  UPDATE events SET version = version + 1 WHERE id = NEW.event_id;
END;
--> statement-breakpoint
DROP TRIGGER diary_version_on_service_update;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_service_update AFTER UPDATE ON services
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1 WHERE id = (SELECT business_id FROM events WHERE id = NEW.event_id);
  UPDATE events SET version = version + 1 WHERE id IN (NEW.event_id, OLD.event_id);
END;
--> statement-breakpoint
DROP TRIGGER diary_version_on_service_delete;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_service_delete AFTER DELETE ON services
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1 WHERE id = (SELECT business_id FROM events WHERE id = OLD.event_id);
  UPDATE events SET version = version + 1 WHERE id = OLD.event_id;
END;
--> statement-breakpoint
-- What is held of an event and in a venue, counted as it changes: nothing ever reads all bookings to know it.
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
-- The guards of day events read the count instead of counting.
DROP TRIGGER day_events_never_overfull;
--> statement-breakpoint
CREATE TRIGGER day_events_never_overfull BEFORE INSERT ON bookings
WHEN NEW.status <> 'cancelled' AND NEW.kind = 'day_event' AND NEW.venue_id IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'day event is full') WHERE EXISTS (
    SELECT 1 FROM venues WHERE id = NEW.venue_id AND max_capacity <= held_count
  );
END;
--> statement-breakpoint
DROP TRIGGER day_events_never_overfull_on_update;
--> statement-breakpoint
CREATE TRIGGER day_events_never_overfull_on_update BEFORE UPDATE OF status, venue_id ON bookings
WHEN OLD.status = 'cancelled' AND NEW.status <> 'cancelled' AND NEW.kind = 'day_event' AND NEW.venue_id IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'day event is full') WHERE EXISTS (
    SELECT 1 FROM venues WHERE id = NEW.venue_id AND max_capacity <= held_count
  );
END;
