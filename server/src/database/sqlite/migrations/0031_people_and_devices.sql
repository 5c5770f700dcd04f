CREATE TABLE `blocked_people` (
	`person_hash` text PRIMARY KEY NOT NULL,
	`blocked_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `sessions` ADD `device` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `device_mark` text;--> statement-breakpoint
ALTER TABLE `users` ADD `person_hash` text;--> statement-breakpoint
CREATE INDEX `users_by_person` ON `users` (`person_hash`) WHERE "users"."person_hash" is not null;