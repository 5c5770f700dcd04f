ALTER TABLE `businesses` ADD `colour` text;--> statement-breakpoint
ALTER TABLE `resources` ADD `picture_hash` text;