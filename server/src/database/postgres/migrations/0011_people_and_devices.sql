CREATE TABLE "blocked_people" (
	"person_hash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"blocked_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device_mark" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "person_hash" text COLLATE "C";--> statement-breakpoint
CREATE INDEX "users_by_person" ON "users" USING btree ("person_hash") WHERE "users"."person_hash" is not null;