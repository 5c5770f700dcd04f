ALTER TABLE `businesses` ADD `terms_version` text;--> statement-breakpoint
ALTER TABLE `newsletter_signups` ADD `consent_text` text;