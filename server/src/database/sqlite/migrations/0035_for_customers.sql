ALTER TABLE `businesses` ADD `privacy_notice` text;--> statement-breakpoint
ALTER TABLE `businesses` ADD `cancellation_policy` text;--> statement-breakpoint
ALTER TABLE `businesses` ADD `trading_details` text;--> statement-breakpoint
CREATE TRIGGER diary_version_for_customers AFTER UPDATE OF privacy_notice, cancellation_policy, trading_details ON businesses
BEGIN UPDATE businesses SET diary_version = diary_version + 1 WHERE id = NEW.id; END;
