ALTER TABLE `businesses` ADD `endings_due_at` integer;--> statement-breakpoint
CREATE INDEX `businesses_endings_due` ON `businesses` (`endings_due_at`) WHERE "businesses"."endings_due_at" is not null;--> statement-breakpoint
-- Of what ended before, nobody is written to now.
UPDATE businesses SET endings_due_at = 0
WHERE paid_at IS NULL AND (trial_ends_at > unixepoch() * 1000 OR covered_until > unixepoch() * 1000);
--> statement-breakpoint
-- Whatever the letters about ends follow from makes them looked at again, by whichever process it was changed.
CREATE TRIGGER endings_due_on_business_update
AFTER UPDATE OF paid_at, is_active, trial_ends_at, covered_until ON businesses
WHEN NEW.trial_ends_at IS NOT NULL OR NEW.covered_until IS NOT NULL
BEGIN UPDATE businesses SET endings_due_at = 0 WHERE id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER endings_due_on_subscription_insert AFTER INSERT ON subscriptions
BEGIN UPDATE businesses SET endings_due_at = 0 WHERE id = NEW.business_id; END;
--> statement-breakpoint
CREATE TRIGGER endings_due_on_subscription_update
AFTER UPDATE OF business_id, status, paid_until, ends_with_period, failing_since ON subscriptions
BEGIN UPDATE businesses SET endings_due_at = 0 WHERE id = NEW.business_id; END;
