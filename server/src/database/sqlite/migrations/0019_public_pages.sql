CREATE TABLE `diary_visits` (
	`business_id` integer NOT NULL,
	`date` text NOT NULL,
	`visits` integer NOT NULL,
	`visitors` integer NOT NULL,
	PRIMARY KEY(`business_id`, `date`),
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `site_visits` (
	`path` text NOT NULL,
	`date` text NOT NULL,
	`visits` integer NOT NULL,
	`visitors` integer NOT NULL,
	PRIMARY KEY(`date`, `path`)
);
--> statement-breakpoint
ALTER TABLE `businesses` ADD `is_demo` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `businesses` ADD `is_in_sitemap` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE TRIGGER diary_version_on_sitemap AFTER UPDATE OF is_in_sitemap ON businesses
WHEN OLD.is_in_sitemap IS NOT NEW.is_in_sitemap
BEGIN UPDATE businesses SET diary_version = diary_version + 1 WHERE id = NEW.id; END;
