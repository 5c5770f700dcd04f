ALTER TABLE "bookings" ADD COLUMN "series_key" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "series_number" bigint;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "series_size" bigint;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "series_weeks" bigint;--> statement-breakpoint
CREATE INDEX "bookings_by_series" ON "bookings" USING btree ("business_id","series_key") WHERE "bookings"."series_key" is not null;