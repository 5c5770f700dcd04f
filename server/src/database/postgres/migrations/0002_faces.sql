ALTER TABLE "businesses" ADD COLUMN "colour" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "picture_hash" text COLLATE "C";