ALTER TABLE "emails" ADD COLUMN "is_bulk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "is_ready" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "emails_waiting" ON "emails" USING btree ("due_at") WHERE "emails"."status" in ('queued', 'sending') and not "emails"."is_ready";--> statement-breakpoint
CREATE INDEX "emails_ready" ON "emails" USING btree ("is_bulk",coalesce("business_id", 0),"due_at","id") WHERE "emails"."is_ready";