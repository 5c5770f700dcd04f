ALTER TABLE `businesses` ADD `about` text;--> statement-breakpoint
ALTER TABLE `businesses` ADD `opening_hours` text;