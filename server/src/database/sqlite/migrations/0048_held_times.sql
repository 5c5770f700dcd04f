ALTER TABLE `pattern_dates` ADD `follows` text;
--> statement-breakpoint
ALTER TABLE `offers` ADD `gone_for` text;
--> statement-breakpoint
-- A booking that names someone takes the event's time too once the event names no one.
DROP VIEW claims_due;
--> statement-breakpoint
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
WHERE bookings.event_id IS NOT NULL AND status <> 'cancelled' AND kind <> 'day_event'
  AND (person_id IS NULL OR NOT EXISTS (SELECT 1 FROM event_people WHERE event_people.event_id = bookings.event_id))
  AND NOT EXISTS (
    SELECT 1 FROM venues JOIN resources ON resources.id = venues.resource_id
    WHERE venues.id = bookings.venue_id AND resources.at_once = 1
  );
--> statement-breakpoint
INSERT INTO claims (resource_id, event_id, venue_id, starts_at, ends_at, booking_id, allowed_overlap)
SELECT resource_id, event_id, venue_id, starts_at, ends_at, booking_id, true FROM claims_due
WHERE event_id IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM claims WHERE claims.booking_id = claims_due.booking_id AND claims.event_id IS NOT NULL
);
--> statement-breakpoint
-- A held offer follows a change of its event or ends with a reason: waiting-list/keep-offers-store.ts.
DROP TRIGGER offers_end_with_event;
--> statement-breakpoint
DROP TRIGGER offers_end_with_closing;
--> statement-breakpoint
-- A day event is guarded against a booking that moves to it, too. A first place takes in all that the event has.
DROP TRIGGER day_events_never_overfull_on_update;
--> statement-breakpoint
CREATE TRIGGER day_events_never_overfull_on_update BEFORE UPDATE OF status, kind, event_id, venue_id ON bookings
WHEN NEW.status <> 'cancelled' AND NEW.kind = 'day_event' AND NEW.venue_id IS NOT NULL AND (
  OLD.status = 'cancelled' OR OLD.kind <> 'day_event'
  OR OLD.venue_id IS NOT NEW.venue_id AND (OLD.event_id IS NOT NEW.event_id OR OLD.venue_id IS NOT NULL)
)
BEGIN
  SELECT RAISE(ABORT, 'day event is full') WHERE EXISTS (
    SELECT 1 FROM venues WHERE id = NEW.venue_id AND max_capacity <= held_count + (
      SELECT count(*) FROM claims WHERE event_id = NEW.event_id AND venue_id = NEW.venue_id AND offer_id IS NOT NULL
    )
  );
END;
