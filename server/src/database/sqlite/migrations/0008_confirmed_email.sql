ALTER TABLE `businesses` ADD `confirmed_email` text;--> statement-breakpoint
CREATE INDEX `email_confirmations_by_recipient` ON `emails` (("payload" ->> '$.recipientFolded'),`created_at`) WHERE "emails"."kind" = 'email_confirmation';--> statement-breakpoint
CREATE INDEX `email_confirmations_by_account` ON `emails` (("payload" ->> '$.accountFolded'),`created_at`) WHERE "emails"."kind" = 'email_confirmation';
--> statement-breakpoint
-- The owner's own address is verified at every sign-in. Any other may be a stranger's, and is still to be confirmed.
UPDATE businesses SET confirmed_email = email
WHERE lower(email) = (SELECT lower(users.email) FROM users WHERE users.id = businesses.owner_id);
--> statement-breakpoint
-- An open dashboard learns that the link was pressed, in whatever mailbox.
DROP TRIGGER diary_version_on_business_update;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_business_update
AFTER UPDATE OF name, email, confirmed_email, phone, address, postcode, diary_slug, timezone, has_paid, is_active,
  trial_expires_at ON businesses
BEGIN UPDATE businesses SET diary_version = diary_version + 1 WHERE id = NEW.id; END;
