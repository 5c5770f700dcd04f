DROP INDEX `one_demonstration`;--> statement-breakpoint
CREATE UNIQUE INDEX `one_demonstration` ON `businesses` (`is_demo`) WHERE "businesses"."is_demo";--> statement-breakpoint
DROP INDEX `email_confirmations_by_recipient`;--> statement-breakpoint
DROP INDEX `email_confirmations_by_account`;--> statement-breakpoint
CREATE INDEX `email_confirmations_by_recipient` ON `emails` (("payload" ->> 'recipientFolded'),`created_at`) WHERE "emails"."kind" = 'email_confirmation';--> statement-breakpoint
CREATE INDEX `email_confirmations_by_account` ON `emails` (("payload" ->> 'accountFolded'),`created_at`) WHERE "emails"."kind" = 'email_confirmation';--> statement-breakpoint
-- What was folded before ς was folded to σ (search/fold-text.ts).
UPDATE booking_texts SET text = replace(text, 'ς', 'σ') WHERE instr(text, 'ς');--> statement-breakpoint
UPDATE newsletter_signups SET text = replace(text, 'ς', 'σ') WHERE instr(text, 'ς');--> statement-breakpoint
UPDATE admin_actions SET text = replace(text, 'ς', 'σ') WHERE instr(text, 'ς');--> statement-breakpoint
UPDATE listed_coupons SET text = replace(text, 'ς', 'σ') WHERE instr(text, 'ς');--> statement-breakpoint
UPDATE listed_businesses SET name = replace(name, 'ς', 'σ'), text = replace(text, 'ς', 'σ') WHERE instr(text, 'ς');--> statement-breakpoint
UPDATE listed_users SET email = replace(email, 'ς', 'σ'), text = replace(text, 'ς', 'σ') WHERE instr(text, 'ς');
