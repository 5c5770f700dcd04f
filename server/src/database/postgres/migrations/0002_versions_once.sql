-- A transaction raises a diary's version once, however many rows it writes of it: nobody else sees what is between, and each
-- further raise would read through all those before it (10,000 of them took seconds). The setting ends with the
-- transaction, and with a savepoint that is taken back.
CREATE FUNCTION raise_diary_version(business bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('daybook.raised', true) = business::text THEN RETURN; END IF;
  UPDATE businesses SET diary_version = diary_version + 1 WHERE id = business;
  PERFORM set_config('daybook.raised', business::text, true);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION raise_version_of_diary() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_diary_version(coalesce(NEW.business_id, OLD.business_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION raise_version_of_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_diary_version(OLD.business_id);
  PERFORM raise_diary_version(NEW.business_id);
  UPDATE events SET version = version + 1 WHERE id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION raise_version_of_its_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_diary_version(business_id) FROM events WHERE id = coalesce(NEW.event_id, OLD.event_id);
  UPDATE events SET version = version + 1 WHERE id IN (NEW.event_id, OLD.event_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION raise_own_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM raise_diary_version(NEW.id);
  RETURN NULL;
END $$;
