CREATE TABLE `contact_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`business_name` text,
	`email` text NOT NULL,
	`telephone` text,
	`message` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `contact_messages_by_time` ON `contact_messages` (`created_at`);--> statement-breakpoint
-- The table is made anew: a signup waits for its confirmation now. Whoever is on the list stays on it. Nothing refers to it.
CREATE TABLE `__new_newsletter_signups` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`first_name` text,
	`last_name` text,
	`source` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`created_at` integer NOT NULL,
	`asked_at` integer,
	`confirmed_at` integer,
	`unsubscribed_at` integer
);
--> statement-breakpoint
-- Capitals make no second address.
INSERT INTO `__new_newsletter_signups` (`id`, `email`, `first_name`, `last_name`, `source`, `status`, `created_at`, `confirmed_at`)
SELECT `id`, `email`, `first_name`, `last_name`, `source`, CASE `status` WHEN 'active' THEN 'active' ELSE 'unsubscribed' END, `created_at`,
  CASE `status` WHEN 'active' THEN `created_at` END
FROM `newsletter_signups` WHERE `id` IN (SELECT min(`id`) FROM `newsletter_signups` GROUP BY lower(`email`));--> statement-breakpoint
DROP TABLE `newsletter_signups`;--> statement-breakpoint
ALTER TABLE `__new_newsletter_signups` RENAME TO `newsletter_signups`;--> statement-breakpoint
CREATE UNIQUE INDEX `one_signup_per_address` ON `newsletter_signups` (lower("email"));--> statement-breakpoint
CREATE INDEX `signups_by_time` ON `newsletter_signups` (`created_at`);--> statement-breakpoint
CREATE INDEX `signups_by_status` ON `newsletter_signups` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `signups_by_source` ON `newsletter_signups` (`source`);