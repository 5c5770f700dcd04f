CREATE TABLE `testimonials` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`business` text NOT NULL,
	`words` text NOT NULL,
	`consented_on` text NOT NULL,
	`created_at` integer NOT NULL
);
