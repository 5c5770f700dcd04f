CREATE TABLE "pictures" (
	"hash" text COLLATE "C" NOT NULL,
	"business_id" bigint NOT NULL,
	"content" text COLLATE "C" NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "pictures_hash_business_id_pk" PRIMARY KEY("hash","business_id")
);
--> statement-breakpoint
CREATE TABLE "terms_texts" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"text" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
DROP INDEX "bookings_by_venue";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "places" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "absent_places" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "note" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "answers" json DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "series_key" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "series_number" bigint;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "series_size" bigint;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "series_weeks" bigint;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "about" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "opening_hours" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "questions" json DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "colour" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "picture_hash" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "catalogue" ADD COLUMN "places_per_time" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue" ADD COLUMN "places_per_booking" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "terms_id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "session" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "places" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "session_places" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "alert" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "places_per_time" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "places_per_booking" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "price_pence" bigint;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "places" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "picture_hash" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pictures_by_business" ON "pictures" USING btree ("business_id");--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_terms_id_terms_texts_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms_texts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_by_series" ON "bookings" USING btree ("business_id","series_key") WHERE "bookings"."series_key" is not null;--> statement-breakpoint
CREATE INDEX "bookings_by_venue" ON "bookings" USING btree ("venue_id","kind","status","places") WHERE "bookings"."venue_id" is not null;--> statement-breakpoint
ALTER TABLE claims DROP CONSTRAINT claims_never_overlap;--> statement-breakpoint
-- Two claims on one resource never overlap, unless one is marked or both are of one class.
ALTER TABLE claims ADD CONSTRAINT claims_never_overlap EXCLUDE USING gist (
  resource_id WITH =, int8range(starts_at, ends_at) WITH &&, coalesce(session, id::text) WITH <>
) WHERE (NOT allowed_overlap AND resource_id IS NOT NULL);
--> statement-breakpoint
ALTER TABLE claims DROP CONSTRAINT claims_never_overlap_at_event;--> statement-breakpoint
ALTER TABLE claims ADD CONSTRAINT claims_never_overlap_at_event EXCLUDE USING gist (
  event_id WITH =, venue_id WITH =, int8range(starts_at, ends_at) WITH &&, coalesce(session, id::text) WITH <>
) WHERE (NOT allowed_overlap AND event_id IS NOT NULL);
--> statement-breakpoint
-- A class has its places with each person, and in each place that takes one appointment at a time.
CREATE FUNCTION refuse_overfull_class() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(NEW.session, 0));
  IF NEW.session_places < NEW.places + (
    SELECT coalesce(sum(places), 0) FROM claims WHERE resource_id = NEW.resource_id AND starts_at = NEW.starts_at AND session = NEW.session
  ) + (
    SELECT coalesce(sum(places), 0) FROM claims
    WHERE event_id = NEW.event_id AND venue_id = NEW.venue_id AND starts_at = NEW.starts_at AND session = NEW.session
  ) THEN
    RAISE EXCEPTION 'class is full' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER classes_never_overfull BEFORE INSERT ON claims FOR EACH ROW
WHEN (NEW.session IS NOT NULL AND NOT NEW.allowed_overlap)
EXECUTE FUNCTION refuse_overfull_class();
--> statement-breakpoint
-- An offer takes places of a day event as a booking does. Expired ones are ended first by who books.
CREATE OR REPLACE FUNCTION refuse_overfull() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM venues WHERE id = NEW.venue_id FOR UPDATE;
  IF EXISTS (SELECT 1 FROM venues WHERE id = NEW.venue_id AND max_capacity < NEW.places + (
      SELECT coalesce(sum(places), 0) FROM bookings WHERE venue_id = NEW.venue_id AND kind = 'day_event' AND status <> 'cancelled'
    ) + (
      SELECT coalesce(sum(places), 0) FROM claims WHERE event_id = NEW.event_id AND venue_id = NEW.venue_id AND offer_id IS NOT NULL
    )
  ) THEN
    RAISE EXCEPTION 'day event is full' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Who did not come took one place.
UPDATE bookings SET absent_places = places WHERE did_not_come_at IS NOT NULL;
