DROP INDEX "one_booking_per_idempotency_key";--> statement-breakpoint
CREATE UNIQUE INDEX "one_booking_per_idempotency_key" ON "bookings" USING btree ("idempotency_key","business_id") WHERE "bookings"."idempotency_key" is not null;--> statement-breakpoint
DROP INDEX "subscriptions_running";--> statement-breakpoint
CREATE INDEX "subscriptions_running" ON "subscriptions" USING btree ("id") WHERE "subscriptions"."status" <> 'ended';
--> statement-breakpoint
-- A price that may change has no place in an index.
DROP INDEX listed_businesses_by_revenue;
