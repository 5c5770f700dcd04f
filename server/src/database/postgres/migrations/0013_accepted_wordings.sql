ALTER TABLE "businesses" ADD COLUMN "terms_version" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "newsletter_signups" ADD COLUMN "consent_text" text COLLATE "C";