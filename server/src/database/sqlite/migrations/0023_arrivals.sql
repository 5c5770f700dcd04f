CREATE TABLE `arrivals` (
	`business_id` integer PRIMARY KEY NOT NULL,
	`owner_id` integer NOT NULL,
	`state` text NOT NULL,
	`began_at` integer NOT NULL,
	`wanted_slug` text NOT NULL,
	`events` integer DEFAULT 0 NOT NULL,
	`bookings` integer DEFAULT 0 NOT NULL,
	`visits` integer DEFAULT 0 NOT NULL,
	`new_references` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `arrivals_by_state` ON `arrivals` (`state`,`began_at`);--> statement-breakpoint
CREATE INDEX `arrivals_by_owner` ON `arrivals` (`owner_id`);