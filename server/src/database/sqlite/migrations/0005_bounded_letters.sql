ALTER TABLE `emails` ADD `counted_for` text;--> statement-breakpoint
CREATE INDEX `emails_counted` ON `emails` (`counted_for`,`created_at`) WHERE "emails"."counted_for" is not null;