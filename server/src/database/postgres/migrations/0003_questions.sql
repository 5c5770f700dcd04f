ALTER TABLE "bookings" ADD COLUMN "answers" json DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "questions" json DEFAULT '[]' NOT NULL;