ALTER TABLE `emails` ADD `is_bulk` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `emails` ADD `is_ready` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `emails_waiting` ON `emails` (`due_at`) WHERE "emails"."status" in ('queued', 'sending') and not "emails"."is_ready";--> statement-breakpoint
CREATE INDEX `emails_ready` ON `emails` (`is_bulk`,coalesce("business_id", 0),`due_at`,`id`) WHERE "emails"."is_ready";