-- What SQLite has and PostgreSQL lacks, under the same names, so that the stores say it once.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE FUNCTION instr(text, text) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN strpos($1, $2);
--> statement-breakpoint
-- The numbers of a JSON array, as many as a query is given.
CREATE FUNCTION json_each(numbers text, OUT value bigint) RETURNS SETOF bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE ROWS 50
BEGIN ATOMIC
  SELECT item::bigint FROM json_array_elements_text(numbers::json) item;
END;
--> statement-breakpoint
-- The same as search/fold-text.ts, letter by letter: a test compares them. The long list is Unicode's marks (\p{M}).
CREATE FUNCTION fold_text(given text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text COLLATE "C" := lower(given COLLATE "pg_c_utf8");
BEGIN
  IF octet_length(given) = char_length(given) THEN RETURN folded; END IF;
  folded := regexp_replace(normalize(folded, NFKD), '[\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1-\u05C2\u05C4-\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7-\u06E8\u06EA-\u06ED\u0711\u0730-\u074A\u07A6-\u07B0\u07EB-\u07F3\u07FD\u0816-\u0819\u081B-\u0823\u0825-\u0827\u0829-\u082D\u0859-\u085B\u0897-\u089F\u08CA-\u08E1\u08E3-\u0903\u093A-\u093C\u093E-\u094F\u0951-\u0957\u0962-\u0963\u0981-\u0983\u09BC\u09BE-\u09C4\u09C7-\u09C8\u09CB-\u09CD\u09D7\u09E2-\u09E3\u09FE\u0A01-\u0A03\u0A3C\u0A3E-\u0A42\u0A47-\u0A48\u0A4B-\u0A4D\u0A51\u0A70-\u0A71\u0A75\u0A81-\u0A83\u0ABC\u0ABE-\u0AC5\u0AC7-\u0AC9\u0ACB-\u0ACD\u0AE2-\u0AE3\u0AFA-\u0AFF\u0B01-\u0B03\u0B3C\u0B3E-\u0B44\u0B47-\u0B48\u0B4B-\u0B4D\u0B55-\u0B57\u0B62-\u0B63\u0B82\u0BBE-\u0BC2\u0BC6-\u0BC8\u0BCA-\u0BCD\u0BD7\u0C00-\u0C04\u0C3C\u0C3E-\u0C44\u0C46-\u0C48\u0C4A-\u0C4D\u0C55-\u0C56\u0C62-\u0C63\u0C81-\u0C83\u0CBC\u0CBE-\u0CC4\u0CC6-\u0CC8\u0CCA-\u0CCD\u0CD5-\u0CD6\u0CE2-\u0CE3\u0CF3\u0D00-\u0D03\u0D3B-\u0D3C\u0D3E-\u0D44\u0D46-\u0D48\u0D4A-\u0D4D\u0D57\u0D62-\u0D63\u0D81-\u0D83\u0DCA\u0DCF-\u0DD4\u0DD6\u0DD8-\u0DDF\u0DF2-\u0DF3\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u0EB1\u0EB4-\u0EBC\u0EC8-\u0ECE\u0F18-\u0F19\u0F35\u0F37\u0F39\u0F3E-\u0F3F\u0F71-\u0F84\u0F86-\u0F87\u0F8D-\u0F97\u0F99-\u0FBC\u0FC6\u102B-\u103E\u1056-\u1059\u105E-\u1060\u1062-\u1064\u1067-\u106D\u1071-\u1074\u1082-\u108D\u108F\u109A-\u109D\u135D-\u135F\u1712-\u1715\u1732-\u1734\u1752-\u1753\u1772-\u1773\u17B4-\u17D3\u17DD\u180B-\u180D\u180F\u1885-\u1886\u18A9\u1920-\u192B\u1930-\u193B\u1A17-\u1A1B\u1A55-\u1A5E\u1A60-\u1A7C\u1A7F\u1AB0-\u1ADD\u1AE0-\u1AEB\u1B00-\u1B04\u1B34-\u1B44\u1B6B-\u1B73\u1B80-\u1B82\u1BA1-\u1BAD\u1BE6-\u1BF3\u1C24-\u1C37\u1CD0-\u1CD2\u1CD4-\u1CE8\u1CED\u1CF4\u1CF7-\u1CF9\u1DC0-\u1DFF\u20D0-\u20F0\u2CEF-\u2CF1\u2D7F\u2DE0-\u2DFF\u302A-\u302F\u3099-\u309A\uA66F-\uA672\uA674-\uA67D\uA69E-\uA69F\uA6F0-\uA6F1\uA802\uA806\uA80B\uA823-\uA827\uA82C\uA880-\uA881\uA8B4-\uA8C5\uA8E0-\uA8F1\uA8FF\uA926-\uA92D\uA947-\uA953\uA980-\uA983\uA9B3-\uA9C0\uA9E5\uAA29-\uAA36\uAA43\uAA4C-\uAA4D\uAA7B-\uAA7D\uAAB0\uAAB2-\uAAB4\uAAB7-\uAAB8\uAABE-\uAABF\uAAC1\uAAEB-\uAAEF\uAAF5-\uAAF6\uABE3-\uABEA\uABEC-\uABED\uFB1E\uFE00-\uFE0F\uFE20-\uFE2F\U000101FD\U000102E0\U00010376-\U0001037A\U00010A01-\U00010A03\U00010A05-\U00010A06\U00010A0C-\U00010A0F\U00010A38-\U00010A3A\U00010A3F\U00010AE5-\U00010AE6\U00010D24-\U00010D27\U00010D69-\U00010D6D\U00010EAB-\U00010EAC\U00010EFA-\U00010EFF\U00010F46-\U00010F50\U00010F82-\U00010F85\U00011000-\U00011002\U00011038-\U00011046\U00011070\U00011073-\U00011074\U0001107F-\U00011082\U000110B0-\U000110BA\U000110C2\U00011100-\U00011102\U00011127-\U00011134\U00011145-\U00011146\U00011173\U00011180-\U00011182\U000111B3-\U000111C0\U000111C9-\U000111CC\U000111CE-\U000111CF\U0001122C-\U00011237\U0001123E\U00011241\U000112DF-\U000112EA\U00011300-\U00011303\U0001133B-\U0001133C\U0001133E-\U00011344\U00011347-\U00011348\U0001134B-\U0001134D\U00011357\U00011362-\U00011363\U00011366-\U0001136C\U00011370-\U00011374\U000113B8-\U000113C0\U000113C2\U000113C5\U000113C7-\U000113CA\U000113CC-\U000113D0\U000113D2\U000113E1-\U000113E2\U00011435-\U00011446\U0001145E\U000114B0-\U000114C3\U000115AF-\U000115B5\U000115B8-\U000115C0\U000115DC-\U000115DD\U00011630-\U00011640\U000116AB-\U000116B7\U0001171D-\U0001172B\U0001182C-\U0001183A\U00011930-\U00011935\U00011937-\U00011938\U0001193B-\U0001193E\U00011940\U00011942-\U00011943\U000119D1-\U000119D7\U000119DA-\U000119E0\U000119E4\U00011A01-\U00011A0A\U00011A33-\U00011A39\U00011A3B-\U00011A3E\U00011A47\U00011A51-\U00011A5B\U00011A8A-\U00011A99\U00011B60-\U00011B67\U00011C2F-\U00011C36\U00011C38-\U00011C3F\U00011C92-\U00011CA7\U00011CA9-\U00011CB6\U00011D31-\U00011D36\U00011D3A\U00011D3C-\U00011D3D\U00011D3F-\U00011D45\U00011D47\U00011D8A-\U00011D8E\U00011D90-\U00011D91\U00011D93-\U00011D97\U00011EF3-\U00011EF6\U00011F00-\U00011F01\U00011F03\U00011F34-\U00011F3A\U00011F3E-\U00011F42\U00011F5A\U00013440\U00013447-\U00013455\U0001611E-\U0001612F\U00016AF0-\U00016AF4\U00016B30-\U00016B36\U00016F4F\U00016F51-\U00016F87\U00016F8F-\U00016F92\U00016FE4\U00016FF0-\U00016FF1\U0001BC9D-\U0001BC9E\U0001CF00-\U0001CF2D\U0001CF30-\U0001CF46\U0001D165-\U0001D169\U0001D16D-\U0001D172\U0001D17B-\U0001D182\U0001D185-\U0001D18B\U0001D1AA-\U0001D1AD\U0001D242-\U0001D244\U0001DA00-\U0001DA36\U0001DA3B-\U0001DA6C\U0001DA75\U0001DA84\U0001DA9B-\U0001DA9F\U0001DAA1-\U0001DAAF\U0001E000-\U0001E006\U0001E008-\U0001E018\U0001E01B-\U0001E021\U0001E023-\U0001E024\U0001E026-\U0001E02A\U0001E08F\U0001E130-\U0001E136\U0001E2AE\U0001E2EC-\U0001E2EF\U0001E4EC-\U0001E4EF\U0001E5EE-\U0001E5EF\U0001E6E3\U0001E6E6\U0001E6EE-\U0001E6EF\U0001E6F5\U0001E8D0-\U0001E8D6\U0001E944-\U0001E94A\U000E0100-\U000E01EF]', '', 'g');
  folded := translate(lower(folded COLLATE "pg_c_utf8"), 'øłđıς', 'oldiσ');
  RETURN replace(replace(replace(folded, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
END $$;
--> statement-breakpoint
-- The date that a zone's clock shows at an instant, milliseconds since 1970 (date-on-clock.ts).
CREATE FUNCTION date_on_clock(instant bigint, zone text) RETURNS text LANGUAGE sql STABLE STRICT PARALLEL SAFE
RETURN to_char(to_timestamp(instant / 1000.0) AT TIME ZONE zone, 'YYYY-MM-DD');
--> statement-breakpoint
-- Two bookings never hold the same time of one event in one venue; services keep their buffer on either side.
ALTER TABLE bookings ADD CONSTRAINT bookings_never_overlap EXCLUDE USING gist (
  event_id WITH =,
  coalesce(venue_id, 0) WITH =,
  int8range(starts_at, ends_at + buffer_minutes * 60000) WITH &&
) WHERE (status <> 'cancelled' AND kind <> 'day_event' AND event_id IS NOT NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX one_booking_per_slot ON bookings (event_id, coalesce(venue_id, 0), starts_at)
WHERE status <> 'cancelled' AND kind <> 'day_event';
--> statement-breakpoint
-- A day event never takes more people than its venue holds. Whoever books waits here for whoever books the same venue.
CREATE FUNCTION refuse_overfull() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM venues WHERE id = NEW.venue_id FOR UPDATE;
  IF EXISTS (SELECT 1 FROM venues WHERE id = NEW.venue_id AND max_capacity <= held_count) THEN
    RAISE EXCEPTION 'day event is full' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER day_events_never_overfull BEFORE INSERT ON bookings FOR EACH ROW
WHEN (NEW.status <> 'cancelled' AND NEW.kind = 'day_event' AND NEW.venue_id IS NOT NULL)
EXECUTE FUNCTION refuse_overfull();
--> statement-breakpoint
CREATE TRIGGER day_events_never_overfull_on_update BEFORE UPDATE OF status, venue_id ON bookings FOR EACH ROW
WHEN (OLD.status = 'cancelled' AND NEW.status <> 'cancelled' AND NEW.kind = 'day_event' AND NEW.venue_id IS NOT NULL)
EXECUTE FUNCTION refuse_overfull();
--> statement-breakpoint
-- Whatever the public diary could show raises its version, by whichever process it was changed.
CREATE FUNCTION raise_version_of_diary() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1 WHERE id = coalesce(NEW.business_id, OLD.business_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_booking AFTER INSERT OR DELETE ON bookings
FOR EACH ROW EXECUTE FUNCTION raise_version_of_diary();
--> statement-breakpoint
CREATE TRIGGER diary_version_on_booking_update AFTER UPDATE OF status, event_id, venue_id, starts_at, ends_at,
  attendee_first_name, attendee_last_name, attendee_email, attendee_phone ON bookings
FOR EACH ROW EXECUTE FUNCTION raise_version_of_diary();
--> statement-breakpoint
CREATE TRIGGER diary_version_on_event AFTER INSERT OR DELETE ON events
FOR EACH ROW EXECUTE FUNCTION raise_version_of_diary();
--> statement-breakpoint
CREATE TRIGGER diary_version_on_letter_failed AFTER UPDATE OF status ON emails FOR EACH ROW
WHEN (NEW.status = 'failed' AND NEW.business_id IS NOT NULL)
EXECUTE FUNCTION raise_version_of_diary();
--> statement-breakpoint
CREATE FUNCTION raise_version_of_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1 WHERE id IN (NEW.business_id, OLD.business_id);
  UPDATE events SET version = version + 1 WHERE id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_event_update AFTER UPDATE OF business_id, name, description, date, start_time, end_time,
  slot_minutes, buffer_minutes, requirements_note, personal_message, type, creation_mode, service_mode, manual_slots,
  lunch_start_time, lunch_end_time, last_appointment_time, is_home_visit ON events
FOR EACH ROW EXECUTE FUNCTION raise_version_of_event();
--> statement-breakpoint
-- For what belongs to an event: its venues and services.
CREATE FUNCTION raise_version_of_its_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1
  WHERE id = (SELECT business_id FROM events WHERE id = coalesce(NEW.event_id, OLD.event_id));
  UPDATE events SET version = version + 1 WHERE id IN (NEW.event_id, OLD.event_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_service AFTER INSERT OR UPDATE OR DELETE ON services
FOR EACH ROW EXECUTE FUNCTION raise_version_of_its_event();
--> statement-breakpoint
CREATE TRIGGER diary_version_on_venue AFTER INSERT OR DELETE ON venues
FOR EACH ROW EXECUTE FUNCTION raise_version_of_its_event();
--> statement-breakpoint
CREATE TRIGGER diary_version_on_venue_update AFTER UPDATE OF event_id, name, address, postcode, max_capacity ON venues
FOR EACH ROW EXECUTE FUNCTION raise_version_of_its_event();
--> statement-breakpoint
CREATE FUNCTION raise_own_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1 WHERE id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_business_update
AFTER UPDATE OF name, email, confirmed_email, phone, address, postcode, diary_slug, timezone, paid_at, is_active,
  trial_ends_at, covered_until ON businesses
FOR EACH ROW EXECUTE FUNCTION raise_own_version();
--> statement-breakpoint
CREATE TRIGGER diary_version_on_sitemap AFTER UPDATE OF is_in_sitemap ON businesses FOR EACH ROW
WHEN (OLD.is_in_sitemap IS DISTINCT FROM NEW.is_in_sitemap)
EXECUTE FUNCTION raise_own_version();
--> statement-breakpoint
-- Counts of what is held follow the bookings. What goes in the same moment, with its business or its event, is left alone:
-- PostgreSQL asks of a row that a transaction writes twice whether what it belongs to is there.
CREATE FUNCTION follow_held_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was integer := CASE WHEN TG_OP = 'INSERT' OR OLD.status = 'cancelled' THEN 0 ELSE 1 END;
  is_now integer := CASE WHEN TG_OP = 'DELETE' OR NEW.status = 'cancelled' THEN 0 ELSE 1 END;
BEGIN
  IF TG_OP <> 'INSERT' AND (TG_OP = 'UPDATE' OR was = 1) THEN
    UPDATE events SET version = version + 1, held_count = held_count - was WHERE id = OLD.event_id
      AND EXISTS (SELECT 1 FROM businesses WHERE id = business_id);
    UPDATE venues SET held_count = held_count - was WHERE id = OLD.venue_id AND was = 1
      AND EXISTS (SELECT 1 FROM events WHERE id = event_id);
  END IF;
  IF TG_OP <> 'DELETE' AND (TG_OP = 'UPDATE' OR is_now = 1) THEN
    UPDATE events SET version = version + 1, held_count = held_count + is_now WHERE id = NEW.event_id
      AND EXISTS (SELECT 1 FROM businesses WHERE id = business_id);
    UPDATE venues SET held_count = held_count + is_now WHERE id = NEW.venue_id AND is_now = 1
      AND EXISTS (SELECT 1 FROM events WHERE id = event_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER held_counts_on_booking AFTER INSERT OR DELETE ON bookings
FOR EACH ROW EXECUTE FUNCTION follow_held_counts();
--> statement-breakpoint
CREATE TRIGGER held_counts_on_booking_update AFTER UPDATE OF status, event_id, venue_id, starts_at, ends_at ON bookings
FOR EACH ROW EXECUTE FUNCTION follow_held_counts();
--> statement-breakpoint
-- The text by which a search finds a booking follows the booking.
CREATE VIEW bookings_folded AS SELECT business_id, id AS booking_id, fold_text(concat_ws(chr(10),
  attendee_first_name || ' ' || attendee_last_name, attendee_email, replace(attendee_phone, ' ', ''),
  reference, replace(reference, '-', ''), event_name, service_name, venue_name)) AS text
FROM bookings;
--> statement-breakpoint
CREATE FUNCTION follow_booking_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO booking_texts SELECT business_id, booking_id, text FROM bookings_folded WHERE booking_id = NEW.id;
  ELSIF TG_OP = 'UPDATE' THEN
    UPDATE booking_texts SET text = (SELECT text FROM bookings_folded WHERE booking_id = NEW.id)
    WHERE business_id = NEW.business_id AND booking_id = NEW.id;
  ELSE
    DELETE FROM booking_texts WHERE business_id = OLD.business_id AND booking_id = OLD.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER booking_text_on_booking AFTER INSERT OR DELETE ON bookings
FOR EACH ROW EXECUTE FUNCTION follow_booking_text();
--> statement-breakpoint
CREATE TRIGGER booking_text_on_update AFTER UPDATE OF attendee_first_name, attendee_last_name, attendee_email,
  attendee_phone, reference, event_name, service_name, venue_name ON bookings
FOR EACH ROW EXECUTE FUNCTION follow_booking_text();
--> statement-breakpoint
CREATE FUNCTION write_signup_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.text := fold_text(concat_ws(chr(10), NEW.email, NEW.first_name, NEW.source));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER signup_text BEFORE INSERT OR UPDATE OF email, first_name, source ON newsletter_signups
FOR EACH ROW EXECUTE FUNCTION write_signup_text();
--> statement-breakpoint
-- The letters about a trial's or a subscription's end are looked at anew with every change of what they follow from.
CREATE FUNCTION look_at_endings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE businesses SET endings_due_at = 0 WHERE id = NEW.business_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION look_at_own_endings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE businesses SET endings_due_at = 0 WHERE id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER endings_due_on_business_update
AFTER UPDATE OF paid_at, is_active, trial_ends_at, covered_until ON businesses FOR EACH ROW
WHEN (NEW.trial_ends_at IS NOT NULL OR NEW.covered_until IS NOT NULL)
EXECUTE FUNCTION look_at_own_endings();
--> statement-breakpoint
CREATE TRIGGER endings_due_on_subscription_insert AFTER INSERT ON subscriptions
FOR EACH ROW EXECUTE FUNCTION look_at_endings();
--> statement-breakpoint
CREATE TRIGGER endings_due_on_subscription_update
AFTER UPDATE OF business_id, status, paid_until, ends_with_period, failing_since ON subscriptions
FOR EACH ROW EXECUTE FUNCTION look_at_endings();
--> statement-breakpoint
-- By what an admin sees as the revenue: the setup fee, in pence, where one is paid without a payment.
CREATE INDEX listed_businesses_by_revenue ON listed_businesses
  (coalesce(revenue_pence, CASE WHEN paid_at IS NULL THEN 0 ELSE 4900 END), id, is_active, paid_at, trial_ends_at, covered_until);
--> statement-breakpoint
-- What each of the admin's lists shows, column by column as its table has them.
CREATE VIEW coupons_to_list AS
SELECT id, created_at, code, used_count, is_active, max_uses IS NULL AS is_unlimited,
  fold_text(concat_ws(chr(10), code, description)) AS text
FROM coupons;
--> statement-breakpoint
CREATE VIEW businesses_to_list AS
SELECT businesses.id, created_at, fold_text(name) AS name, is_active, paid_at, trial_ends_at, covered_until,
  (SELECT sum(CASE WHEN dispute = 'lost' THEN 0 ELSE amount_pence - refunded_pence END)::bigint FROM payments
    WHERE business_id = businesses.id) AS revenue_pence,
  (SELECT coupon_id FROM coupon_redemptions WHERE business_id = businesses.id
    ORDER BY redeemed_at DESC, coupon_id DESC LIMIT 1) AS coupon_id,
  businesses.email <> '' AS has_email,
  concat(address, postcode) <> '' AS has_address,
  fold_text(concat_ws(chr(10), name, businesses.email, address, postcode, replace(postcode, ' ', ''), diary_slug,
    concat_ws(' ', given_name, family_name), users.email)) AS text
FROM businesses LEFT JOIN users ON users.id = owner_id
WHERE businesses.deleted_at IS NULL AND NOT businesses.is_demo;
--> statement-breakpoint
-- 9007199254740991: the end of time, of a setup that is paid for good.
CREATE VIEW users_to_list AS
SELECT id, first_seen, last_seen, fold_text(email) AS email,
  (SELECT count(*) FROM businesses WHERE owner_id = users.id AND deleted_at IS NULL) AS business_count,
  (SELECT max(CASE WHEN paid_at IS NULL THEN covered_until ELSE 9007199254740991 END) FROM businesses
    WHERE owner_id = users.id AND deleted_at IS NULL) AS paid_until,
  EXISTS (SELECT 1 FROM coupon_redemptions WHERE user_id = users.id) AS has_used_coupon,
  fold_text(concat_ws(chr(10), email, concat_ws(' ', given_name, family_name),
    (SELECT string_agg(name, chr(10) ORDER BY id) FROM businesses WHERE owner_id = users.id AND deleted_at IS NULL))) AS text
FROM users WHERE deleted_at IS NULL;
--> statement-breakpoint
-- A list's row is made anew, or goes. The lock keeps two transactions from making the same row, each without what the
-- other has changed.
CREATE FUNCTION list_coupon(changed bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('listed coupon ' || changed, 0));
  DELETE FROM listed_coupons WHERE id = changed;
  INSERT INTO listed_coupons SELECT * FROM coupons_to_list WHERE id = changed;
END $$;
--> statement-breakpoint
CREATE FUNCTION list_business(changed bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('listed business ' || changed, 0));
  DELETE FROM listed_businesses WHERE id = changed;
  INSERT INTO listed_businesses SELECT * FROM businesses_to_list WHERE id = changed;
END $$;
--> statement-breakpoint
CREATE FUNCTION list_user(changed bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('listed user ' || changed, 0));
  DELETE FROM listed_users WHERE id = changed;
  INSERT INTO listed_users SELECT * FROM users_to_list WHERE id = changed;
END $$;
--> statement-breakpoint
CREATE FUNCTION list_changed_coupon() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_coupon(coalesce(NEW.id, OLD.id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER list_coupon AFTER INSERT OR DELETE ON coupons FOR EACH ROW EXECUTE FUNCTION list_changed_coupon();
--> statement-breakpoint
CREATE TRIGGER list_coupon_on_update AFTER UPDATE OF code, description, used_count, max_uses, is_active ON coupons
FOR EACH ROW EXECUTE FUNCTION list_changed_coupon();
--> statement-breakpoint
CREATE FUNCTION list_changed_business() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_business(coalesce(NEW.id, OLD.id));
  PERFORM list_user(owner) FROM (
    SELECT DISTINCT owner FROM unnest(ARRAY[OLD.owner_id, NEW.owner_id]) owner WHERE owner IS NOT NULL ORDER BY owner
  ) owners;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER list_business AFTER INSERT OR DELETE ON businesses
FOR EACH ROW EXECUTE FUNCTION list_changed_business();
--> statement-breakpoint
CREATE TRIGGER list_business_on_update AFTER UPDATE OF owner_id, name, email, address, postcode, diary_slug, paid_at, is_active,
  trial_ends_at, covered_until, deleted_at ON businesses
FOR EACH ROW EXECUTE FUNCTION list_changed_business();
--> statement-breakpoint
CREATE FUNCTION list_changed_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_user(coalesce(NEW.id, OLD.id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER list_user AFTER INSERT OR DELETE ON users FOR EACH ROW EXECUTE FUNCTION list_changed_user();
--> statement-breakpoint
CREATE TRIGGER list_user_on_update AFTER UPDATE OF email, given_name, family_name, last_seen, deleted_at ON users
FOR EACH ROW EXECUTE FUNCTION list_changed_user();
--> statement-breakpoint
CREATE FUNCTION list_businesses_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_business(id) FROM (SELECT id FROM businesses WHERE owner_id = NEW.id ORDER BY id) owned;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A sign-in writes who somebody is, mostly as it was.
CREATE TRIGGER list_businesses_on_owner_update AFTER UPDATE OF email, given_name, family_name ON users FOR EACH ROW
WHEN (OLD.email IS DISTINCT FROM NEW.email OR OLD.given_name IS DISTINCT FROM NEW.given_name
  OR OLD.family_name IS DISTINCT FROM NEW.family_name)
EXECUTE FUNCTION list_businesses_of_user();
--> statement-breakpoint
CREATE FUNCTION list_paying_business() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_business(payer) FROM (
    SELECT DISTINCT payer FROM unnest(ARRAY[OLD.business_id, NEW.business_id]) payer WHERE payer IS NOT NULL ORDER BY payer
  ) payers;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER list_business_on_payment AFTER INSERT OR DELETE ON payments
FOR EACH ROW EXECUTE FUNCTION list_paying_business();
--> statement-breakpoint
CREATE TRIGGER list_business_on_payment_change AFTER UPDATE OF business_id, amount_pence, refunded_pence, dispute ON payments
FOR EACH ROW EXECUTE FUNCTION list_paying_business();
--> statement-breakpoint
CREATE FUNCTION list_user_of_coupon() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_user(redeemer) FROM (
    SELECT DISTINCT redeemer FROM unnest(ARRAY[OLD.user_id, NEW.user_id]) redeemer WHERE redeemer IS NOT NULL ORDER BY redeemer
  ) redeemers;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- By their names, the business is listed before its user, as above.
CREATE TRIGGER list_business_on_coupon AFTER INSERT OR UPDATE OR DELETE ON coupon_redemptions
FOR EACH ROW EXECUTE FUNCTION list_paying_business();
--> statement-breakpoint
CREATE TRIGGER list_user_on_coupon AFTER INSERT OR UPDATE OR DELETE ON coupon_redemptions
FOR EACH ROW EXECUTE FUNCTION list_user_of_coupon();
--> statement-breakpoint
-- What the processes count together (processes.ts). A crash of PostgreSQL empties it: then all may begin afresh.
CREATE UNLOGGED TABLE rate_buckets (
  key text COLLATE "C" PRIMARY KEY,
  tokens float8 NOT NULL,
  was float8 NOT NULL,
  at bigint NOT NULL,
  full_at bigint NOT NULL
) WITH (fillfactor = 50);
--> statement-breakpoint
-- The two trials that everybody may know. Once: one that an admin has deleted since stays deleted.
INSERT INTO coupons (code, description, discount_type, discount_value, trial_hours, created_at)
VALUES
  ('DIARYFREE', 'Two days free of charge', 'trial', 0, 48, floor(extract(epoch FROM now())) * 1000),
  ('DIARYDEMO', 'A day free of charge', 'trial', 0, 24, floor(extract(epoch FROM now())) * 1000);
