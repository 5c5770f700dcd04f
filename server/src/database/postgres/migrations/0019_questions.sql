ALTER TABLE "businesses" ADD COLUMN "asks_who_works" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "asks_at_once" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Owners from before there were teams are asked once (decision 244).
UPDATE businesses SET asks_who_works = true WHERE owner_id IS NOT NULL;
--> statement-breakpoint
UPDATE resources SET asks_at_once = true WHERE kind = 'place';
