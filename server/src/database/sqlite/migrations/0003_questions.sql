ALTER TABLE `businesses` ADD `questions` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `answers` text DEFAULT '[]' NOT NULL;