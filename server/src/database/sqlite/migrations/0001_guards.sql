-- The database's own word against two bookings of one slot (decisions, 'Slots').
CREATE UNIQUE INDEX one_booking_per_slot ON bookings (event_id, ifnull(venue_id, 0), starts_at)
WHERE status <> 'cancelled' AND kind <> 'day_event';
--> statement-breakpoint
-- Two bookings never hold the same time of one event in one venue; services keep their buffer on either side.
CREATE TRIGGER bookings_never_overlap_on_insert BEFORE INSERT ON bookings
WHEN NEW.status <> 'cancelled' AND NEW.kind <> 'day_event' AND NEW.event_id IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'booking overlaps another') WHERE EXISTS (
    SELECT 1 FROM bookings held
    WHERE held.event_id = NEW.event_id AND held.status <> 'cancelled' AND held.kind <> 'day_event'
      AND held.starts_at < NEW.ends_at + NEW.buffer_minutes * 60000
      AND held.ends_at + NEW.buffer_minutes * 60000 > NEW.starts_at
      AND ifnull(held.venue_id, 0) = ifnull(NEW.venue_id, 0)
  );
END;
--> statement-breakpoint
CREATE TRIGGER bookings_never_overlap_on_update BEFORE UPDATE OF status, event_id, venue_id, starts_at, ends_at ON bookings
WHEN NEW.status <> 'cancelled' AND NEW.kind <> 'day_event' AND NEW.event_id IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'booking overlaps another') WHERE EXISTS (
    SELECT 1 FROM bookings held
    WHERE held.id <> NEW.id
      AND held.event_id = NEW.event_id AND held.status <> 'cancelled' AND held.kind <> 'day_event'
      AND held.starts_at < NEW.ends_at + NEW.buffer_minutes * 60000
      AND held.ends_at + NEW.buffer_minutes * 60000 > NEW.starts_at
      AND ifnull(held.venue_id, 0) = ifnull(NEW.venue_id, 0)
  );
END;
--> statement-breakpoint
-- A day event never takes more people than its venue holds.
CREATE TRIGGER day_events_never_overfull BEFORE INSERT ON bookings
WHEN NEW.status <> 'cancelled' AND NEW.kind = 'day_event' AND NEW.venue_id IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'day event is full') WHERE (
    SELECT max_capacity FROM venues WHERE id = NEW.venue_id
  ) <= (
    SELECT count(*) FROM bookings held
    WHERE held.event_id = NEW.event_id AND held.status <> 'cancelled' AND held.venue_id = NEW.venue_id
  );
END;
--> statement-breakpoint
CREATE TRIGGER day_events_never_overfull_on_update BEFORE UPDATE OF status, venue_id ON bookings
WHEN OLD.status = 'cancelled' AND NEW.status <> 'cancelled' AND NEW.kind = 'day_event' AND NEW.venue_id IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'day event is full') WHERE (
    SELECT max_capacity FROM venues WHERE id = NEW.venue_id
  ) <= (
    SELECT count(*) FROM bookings held
    WHERE held.event_id = NEW.event_id AND held.status <> 'cancelled' AND held.venue_id = NEW.venue_id
  );
END;
--> statement-breakpoint
-- Whatever the public diary could show raises its version, by whichever process it was changed.
CREATE TRIGGER diary_version_on_booking_insert AFTER INSERT ON bookings
BEGIN UPDATE businesses SET diary_version = diary_version + 1 WHERE id = NEW.business_id; END;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_booking_update AFTER UPDATE OF status, event_id, venue_id, starts_at, ends_at ON bookings
BEGIN UPDATE businesses SET diary_version = diary_version + 1 WHERE id = NEW.business_id; END;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_booking_delete AFTER DELETE ON bookings
BEGIN UPDATE businesses SET diary_version = diary_version + 1 WHERE id = OLD.business_id; END;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_event_insert AFTER INSERT ON events
BEGIN UPDATE businesses SET diary_version = diary_version + 1 WHERE id = NEW.business_id; END;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_event_update AFTER UPDATE ON events
BEGIN UPDATE businesses SET diary_version = diary_version + 1 WHERE id IN (NEW.business_id, OLD.business_id); END;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_event_delete AFTER DELETE ON events
BEGIN UPDATE businesses SET diary_version = diary_version + 1 WHERE id = OLD.business_id; END;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_venue_insert AFTER INSERT ON venues
BEGIN UPDATE businesses SET diary_version = diary_version + 1 WHERE id = (SELECT business_id FROM events WHERE id = NEW.event_id); END;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_venue_update AFTER UPDATE ON venues
BEGIN UPDATE businesses SET diary_version = diary_version + 1 WHERE id = (SELECT business_id FROM events WHERE id = NEW.event_id); END;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_venue_delete AFTER DELETE ON venues
BEGIN UPDATE businesses SET diary_version = diary_version + 1 WHERE id = (SELECT business_id FROM events WHERE id = OLD.event_id); END;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_service_insert AFTER INSERT ON services
BEGIN UPDATE businesses SET diary_version = diary_version + 1 WHERE id = (SELECT business_id FROM events WHERE id = NEW.event_id); END;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_service_update AFTER UPDATE ON services
BEGIN UPDATE businesses SET diary_version = diary_version + 1 WHERE id = (SELECT business_id FROM events WHERE id = NEW.event_id); END;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_service_delete AFTER DELETE ON services
BEGIN UPDATE businesses SET diary_version = diary_version + 1 WHERE id = (SELECT business_id FROM events WHERE id = OLD.event_id); END;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_business_update
AFTER UPDATE OF name, address, postcode, diary_slug, timezone, has_paid, is_active, trial_expires_at ON businesses
BEGIN UPDATE businesses SET diary_version = diary_version + 1 WHERE id = NEW.id; END;
