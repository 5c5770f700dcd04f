ALTER TABLE `businesses` ADD `deleted_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `deleted_at` integer;