DROP INDEX "open_bookings_by_email";--> statement-breakpoint
DROP INDEX "one_forget_request_per_address";--> statement-breakpoint
DROP INDEX "one_signup_per_address";--> statement-breakpoint
-- A generated column fills the rows that are there in one pass, without triggers; afterwards we write it ourselves. Its
-- expression says what schema/rules/normalised-email.ts does.
ALTER TABLE "bookings" ADD COLUMN "normalised_email" text COLLATE "C" GENERATED ALWAYS AS (normalize(replace(lower(
  replace("attendee_email", E'\u0130', E'i\u0307') COLLATE "pg_c_utf8"), E'\u03C2', E'\u03C3'), NFC)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "normalised_email" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "normalised_recipient" text COLLATE "C" GENERATED ALWAYS AS (normalize(replace(lower(
  replace("recipient", E'\u0130', E'i\u0307') COLLATE "pg_c_utf8"), E'\u03C2', E'\u03C3'), NFC)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ALTER COLUMN "normalised_recipient" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "forget_requests" ADD COLUMN "normalised_email" text COLLATE "C" GENERATED ALWAYS AS (normalize(replace(lower(
  replace("address", E'\u0130', E'i\u0307') COLLATE "pg_c_utf8"), E'\u03C2', E'\u03C3'), NFC)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "forget_requests" ALTER COLUMN "normalised_email" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "forget_requests" ADD COLUMN "has_found" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- One that is under way has found bookings, or it would have ended at once.
UPDATE forget_requests SET has_found = coalesce(last_booking_id, 0) > 0;--> statement-breakpoint
-- Of several for what is one address now, the one that is furthest stays.
DELETE FROM forget_requests WHERE id NOT IN (
  SELECT first_value(id) OVER (PARTITION BY business_id, normalised_email
    ORDER BY forgetting_since IS NULL, kept_at IS NOT NULL, coalesce(last_booking_id, 0) DESC, id) FROM forget_requests
);--> statement-breakpoint
ALTER TABLE "newsletter_signups" ADD COLUMN "normalised_email" text COLLATE "C" GENERATED ALWAYS AS (normalize(replace(lower(
  replace("email", E'\u0130', E'i\u0307') COLLATE "pg_c_utf8"), E'\u03C2', E'\u03C3'), NFC)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_signups" ALTER COLUMN "normalised_email" DROP EXPRESSION;--> statement-breakpoint
-- Whoever has unsubscribed one spelling of their address wants no more emails at the others.
DELETE FROM newsletter_signups WHERE id NOT IN (
  SELECT first_value(id) OVER (PARTITION BY normalised_email
    ORDER BY CASE status WHEN 'unsubscribed' THEN 0 WHEN 'active' THEN 1 ELSE 2 END, id) FROM newsletter_signups
);--> statement-breakpoint
CREATE INDEX "open_bookings_by_email" ON "bookings" USING btree ("business_id","normalised_email","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_forget_request_per_address" ON "forget_requests" USING btree ("business_id","normalised_email");--> statement-breakpoint
CREATE UNIQUE INDEX "one_signup_per_address" ON "newsletter_signups" USING btree ("normalised_email");
