CREATE TABLE `pictures` (
	`hash` text NOT NULL,
	`business_id` integer NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`hash`, `business_id`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `pictures_by_business` ON `pictures` (`business_id`);--> statement-breakpoint
ALTER TABLE `businesses` ADD `about` text;--> statement-breakpoint
ALTER TABLE `businesses` ADD `opening_hours` text;--> statement-breakpoint
ALTER TABLE `businesses` ADD `colour` text;--> statement-breakpoint
ALTER TABLE `businesses` ADD `picture_hash` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `note` text;--> statement-breakpoint
ALTER TABLE `resources` ADD `picture_hash` text;--> statement-breakpoint
ALTER TABLE `customers` ADD `alert` text;