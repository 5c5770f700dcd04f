CREATE TABLE `checkouts` (
	`id` text PRIMARY KEY NOT NULL,
	`business_id` integer,
	`model` text NOT NULL,
	`coupon_id` integer,
	`coupon_code` text,
	`price_pence` integer NOT NULL,
	`session_reference` text,
	`url` text,
	`status` text DEFAULT 'open' NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`coupon_id`) REFERENCES `coupons`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `checkouts_sessionReference_unique` ON `checkouts` (`session_reference`);--> statement-breakpoint
CREATE INDEX `checkouts_by_business` ON `checkouts` (`business_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `one_open_checkout_per_business` ON `checkouts` (`business_id`) WHERE "checkouts"."status" = 'open';--> statement-breakpoint
CREATE INDEX `checkouts_unfinished` ON `checkouts` (`created_at`) WHERE "checkouts"."status" in ('open', 'processing');--> statement-breakpoint
CREATE TABLE `provider_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`happened_at` integer NOT NULL,
	`handled_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`business_id` integer,
	`reference` text NOT NULL,
	`customer_reference` text NOT NULL,
	`status` text NOT NULL,
	`paid_until` integer NOT NULL,
	`ends_with_period` integer DEFAULT false NOT NULL,
	`failing_since` integer,
	`known_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_reference_unique` ON `subscriptions` (`reference`);--> statement-breakpoint
CREATE INDEX `subscriptions_by_business` ON `subscriptions` (`business_id`);--> statement-breakpoint
CREATE INDEX `subscriptions_running` ON `subscriptions` (`paid_until`) WHERE "subscriptions"."status" <> 'ended';--> statement-breakpoint
-- Payments outlive their business now: the table is made anew. Nothing refers to it.
CREATE TABLE `__new_payments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`business_id` integer,
	`kind` text DEFAULT 'setup_fee' NOT NULL,
	`provider_reference` text NOT NULL,
	`amount_pence` integer NOT NULL,
	`refunded_pence` integer DEFAULT 0 NOT NULL,
	`dispute` text,
	`coupon_code` text,
	`paid_at` integer NOT NULL,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "payment_refunded" CHECK(`refunded_pence` between 0 and `amount_pence`)
);
--> statement-breakpoint
INSERT INTO `__new_payments` (`id`, `business_id`, `provider_reference`, `amount_pence`, `coupon_code`, `paid_at`)
SELECT `id`, `business_id`, `provider_reference`, `amount_pence`, `coupon_code`, `paid_at` FROM `payments`;--> statement-breakpoint
DROP TABLE `payments`;--> statement-breakpoint
ALTER TABLE `__new_payments` RENAME TO `payments`;--> statement-breakpoint
CREATE UNIQUE INDEX `payments_providerReference_unique` ON `payments` (`provider_reference`);--> statement-breakpoint
CREATE INDEX `payments_by_business` ON `payments` (`business_id`);--> statement-breakpoint
CREATE INDEX `payments_by_time` ON `payments` (`paid_at`);--> statement-breakpoint
ALTER TABLE `businesses` ADD `trial_hours` integer;--> statement-breakpoint
ALTER TABLE `businesses` ADD `covered_until` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `trial_used_at` integer;--> statement-breakpoint
-- Who has had a trial has had it.
UPDATE businesses SET trial_hours =
  coalesce((SELECT coupons.trial_hours FROM coupons WHERE coupons.code = businesses.trial_coupon_code), 24)
WHERE trial_ends_at IS NOT NULL;
--> statement-breakpoint
UPDATE users SET trial_used_at = (SELECT min(businesses.created_at) FROM businesses
  WHERE businesses.owner_id = users.id AND businesses.trial_ends_at IS NOT NULL);
--> statement-breakpoint
DROP TRIGGER diary_version_on_business_update;
--> statement-breakpoint
CREATE TRIGGER diary_version_on_business_update
AFTER UPDATE OF name, email, confirmed_email, phone, address, postcode, diary_slug, timezone, paid_at, is_active,
  trial_ends_at, covered_until ON businesses
BEGIN UPDATE businesses SET diary_version = diary_version + 1 WHERE id = NEW.id; END;
