CREATE TABLE `forget_requests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`business_id` integer NOT NULL,
	`address` text NOT NULL,
	`asked_at` integer NOT NULL,
	`kept_at` integer,
	`reason` text,
	`forgetting_since` integer,
	`last_booking_id` integer,
	FOREIGN KEY (`business_id`) REFERENCES `businesses`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "forget_request_answered_once" CHECK("forget_requests"."kept_at" is null or "forget_requests"."forgetting_since" is null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_forget_request_per_address` ON `forget_requests` (`business_id`,`address`);--> statement-breakpoint
CREATE INDEX `forget_requests_under_way` ON `forget_requests` (`forgetting_since`) WHERE "forget_requests"."forgetting_since" is not null;--> statement-breakpoint
DROP INDEX `emails_by_business`;--> statement-breakpoint
CREATE INDEX `emails_by_business` ON `emails` (`business_id`,`id`) WHERE "emails"."business_id" is not null;