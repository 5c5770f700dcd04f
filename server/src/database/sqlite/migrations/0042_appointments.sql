CREATE TABLE `delays` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`business_id` integer NOT NULL,
	`resource_id` integer,
	`date` text NOT NULL,
	`minutes` integer NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`resource_id`) REFERENCES `resources`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "delay_minutes" CHECK("delays"."minutes" > 0)
);
--> statement-breakpoint
CREATE INDEX `delays_by_business` ON `delays` (`business_id`,`date`);--> statement-breakpoint
CREATE INDEX `delays_by_resource` ON `delays` (`resource_id`) WHERE "delays"."resource_id" is not null;--> statement-breakpoint
ALTER TABLE `businesses` ADD `change_notice_hours` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `businesses` ADD `customers_may_move` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `businesses` ADD `has_waiting_list` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `businesses` ADD `offer_minutes` integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `made_by` text DEFAULT 'customer' NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `change_notice_hours` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `moved_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `did_not_come_at` integer;--> statement-breakpoint
ALTER TABLE `bookings` ADD `wants_earlier` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `bookings_wanting_earlier` ON `bookings` (`business_id`,`starts_at`) WHERE "bookings"."wants_earlier" and "bookings"."status" <> 'cancelled';--> statement-breakpoint
CREATE TRIGGER diary_version_on_change_rules
AFTER UPDATE OF change_notice_hours, customers_may_move, has_waiting_list ON businesses
BEGIN UPDATE businesses SET diary_version = diary_version + 1 WHERE id = NEW.id; END;
--> statement-breakpoint
-- Starts that a delay moves are not offered while it lasts.
CREATE TRIGGER catalogue_version_on_delay_insert AFTER INSERT ON delays
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1, catalogue_version = catalogue_version + 1 WHERE id = NEW.business_id;
END;
--> statement-breakpoint
CREATE TRIGGER catalogue_version_on_delay_update AFTER UPDATE ON delays
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1, catalogue_version = catalogue_version + 1 WHERE id = NEW.business_id;
END;
--> statement-breakpoint
CREATE TRIGGER catalogue_version_on_delay_delete AFTER DELETE ON delays
BEGIN
  UPDATE businesses SET diary_version = diary_version + 1, catalogue_version = catalogue_version + 1 WHERE id = OLD.business_id;
END;
