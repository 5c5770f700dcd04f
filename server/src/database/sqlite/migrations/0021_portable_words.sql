DROP INDEX `one_demonstration`;--> statement-breakpoint
CREATE UNIQUE INDEX `one_demonstration` ON `businesses` (`is_demo`) WHERE "businesses"."is_demo";--> statement-breakpoint
DROP INDEX `email_confirmations_by_recipient`;--> statement-breakpoint
DROP INDEX `email_confirmations_by_account`;--> statement-breakpoint
CREATE INDEX `email_confirmations_by_recipient` ON `emails` (("payload" ->> 'recipientFolded'),`created_at`) WHERE "emails"."kind" = 'email_confirmation';--> statement-breakpoint
CREATE INDEX `email_confirmations_by_account` ON `emails` (("payload" ->> 'accountFolded'),`created_at`) WHERE "emails"."kind" = 'email_confirmation';