ALTER TABLE "businesses" ADD COLUMN "about" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "opening_hours" text COLLATE "C";