-- The trigger names the columns that go.
DROP TRIGGER diary_version_on_business_update;
--> statement-breakpoint
ALTER TABLE `businesses` ADD `paid_at` integer;--> statement-breakpoint
ALTER TABLE `businesses` ADD `trial_ends_at` integer;--> statement-breakpoint
-- A trial stood as paid, with the moment at which it expires; a payment took that moment away.
UPDATE businesses SET paid_at =
  coalesce((SELECT min(payments.paid_at) FROM payments WHERE payments.business_id = businesses.id), updated_at)
WHERE has_paid = 1 AND trial_expires_at IS NULL;
--> statement-breakpoint
-- One that was neither paid nor had ended was no trial that anybody could use.
UPDATE businesses SET trial_ends_at = trial_expires_at
WHERE has_paid = 1 OR trial_expires_at <= unixepoch() * 1000;
--> statement-breakpoint
ALTER TABLE `businesses` DROP COLUMN `has_paid`;--> statement-breakpoint
ALTER TABLE `businesses` DROP COLUMN `trial_expires_at`;--> statement-breakpoint
CREATE TRIGGER diary_version_on_business_update
AFTER UPDATE OF name, email, confirmed_email, phone, address, postcode, diary_slug, timezone, paid_at, is_active,
  trial_ends_at ON businesses
BEGIN UPDATE businesses SET diary_version = diary_version + 1 WHERE id = NEW.id; END;
