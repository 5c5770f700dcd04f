-- A business's version tells its owner's open pages of every change too, not only what the public diary shows.
DROP TRIGGER diary_version_on_booking_update;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_booking_update AFTER UPDATE OF status, event_id, venue_id, starts_at, ends_at,
  attendee_first_name, attendee_last_name, attendee_email, attendee_phone ON bookings
BEGIN UPDATE businesses SET diary_version = diary_version + 1 WHERE id = NEW.business_id; END;
--> statement-breakpoint
DROP TRIGGER diary_version_on_business_update;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_business_update
AFTER UPDATE OF name, email, phone, address, postcode, diary_slug, timezone, has_paid, is_active, trial_expires_at ON businesses
BEGIN UPDATE businesses SET diary_version = diary_version + 1 WHERE id = NEW.id; END;
--> statement-breakpoint
-- A letter that was given up shows beside its booking and above the dashboard.
CREATE TRIGGER diary_version_on_letter_failed AFTER UPDATE OF status ON emails
WHEN NEW.status = 'failed' AND NEW.business_id IS NOT NULL
BEGIN UPDATE businesses SET diary_version = diary_version + 1 WHERE id = NEW.business_id; END;
