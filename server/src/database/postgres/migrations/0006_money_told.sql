DROP INDEX "one_booking_per_idempotency_key";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "gone_at" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "one_booking_per_idempotency_key" ON "bookings" USING btree ("business_id","idempotency_key") WHERE "bookings"."idempotency_key" is not null;