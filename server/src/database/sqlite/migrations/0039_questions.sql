ALTER TABLE `businesses` ADD `asks_who_works` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `resources` ADD `asks_at_once` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- Owners from before there were teams are asked once (decision 244).
UPDATE businesses SET asks_who_works = true WHERE owner_id IS NOT NULL;
--> statement-breakpoint
UPDATE resources SET asks_at_once = true WHERE kind = 'place';
