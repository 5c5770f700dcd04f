CREATE TABLE `terms_texts` (
	`id` text PRIMARY KEY NOT NULL,
	`text` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `checkouts` ADD `terms_id` text REFERENCES terms_texts(id);