ALTER TABLE "businesses" ADD COLUMN "privacy_notice" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "cancellation_policy" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "trading_details" text COLLATE "C";--> statement-breakpoint
CREATE TRIGGER diary_version_for_customers AFTER UPDATE OF privacy_notice, cancellation_policy, trading_details ON businesses
FOR EACH ROW EXECUTE FUNCTION raise_own_version();
--> statement-breakpoint
-- Until now its keys named IP addresses.
TRUNCATE rate_buckets;
