-- WITHOUT ROWID, which drizzle-kit cannot say: the texts of one business lie side by side, in the order of their bookings.
CREATE TABLE `booking_texts` (
	`business_id` integer NOT NULL,
	`booking_id` integer NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`business_id`, `booking_id`)
) WITHOUT ROWID;
--> statement-breakpoint
-- What a booking is found by, a line a field. `fold_text` is ours (search/fold-text.ts): every connection has it.
-- No word that is sought holds a space, so a phone number without its own is enough.
CREATE VIEW bookings_folded AS SELECT business_id, id AS booking_id, fold_text(concat_ws(char(10),
  attendee_first_name || ' ' || attendee_last_name, attendee_email, replace(attendee_phone, ' ', ''),
  reference, replace(reference, '-', ''), event_name, service_name, venue_name)) AS text
FROM bookings;
--> statement-breakpoint
INSERT INTO booking_texts SELECT business_id, booking_id, text FROM bookings_folded ORDER BY business_id, booking_id;
--> statement-breakpoint
CREATE TRIGGER booking_text_on_insert AFTER INSERT ON bookings
BEGIN
  INSERT INTO booking_texts SELECT business_id, booking_id, text FROM bookings_folded WHERE booking_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER booking_text_on_update AFTER UPDATE OF attendee_first_name, attendee_last_name, attendee_email,
  attendee_phone, reference, event_name, service_name, venue_name ON bookings
BEGIN
  UPDATE booking_texts SET text = (SELECT text FROM bookings_folded WHERE booking_id = NEW.id)
  WHERE business_id = NEW.business_id AND booking_id = NEW.id;
END;
--> statement-breakpoint
-- Fires for the bookings that go with their business too.
CREATE TRIGGER booking_text_on_delete AFTER DELETE ON bookings
BEGIN DELETE FROM booking_texts WHERE business_id = OLD.business_id AND booking_id = OLD.id; END;
--> statement-breakpoint
DROP INDEX `bookings_by_business`;--> statement-breakpoint
CREATE INDEX `bookings_by_business` ON `bookings` (`business_id`,`starts_at`,`status`,`event_name`);
