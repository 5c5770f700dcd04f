CREATE TABLE `imported_addresses` (
	`owner_id` integer NOT NULL,
	`address` text NOT NULL,
	`day` integer NOT NULL,
	`nth` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `address`),
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `imported_addresses_of_day` ON `imported_addresses` (`owner_id`,`day`,`nth`);--> statement-breakpoint
CREATE INDEX `imported_addresses_by_day` ON `imported_addresses` (`day`);