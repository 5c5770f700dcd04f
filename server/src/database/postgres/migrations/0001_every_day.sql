CREATE TABLE "pictures" (
	"hash" text COLLATE "C" NOT NULL,
	"business_id" bigint NOT NULL,
	"content" text COLLATE "C" NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "pictures_hash_business_id_pk" PRIMARY KEY("hash","business_id")
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "note" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "about" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "opening_hours" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "colour" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "picture_hash" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "alert" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "picture_hash" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pictures_by_business" ON "pictures" USING btree ("business_id");