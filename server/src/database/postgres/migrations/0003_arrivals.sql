CREATE TABLE "arrivals" (
	"business_id" bigint PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"began_at" bigint NOT NULL,
	"wanted_slug" text COLLATE "C" NOT NULL,
	"events" bigint DEFAULT 0 NOT NULL,
	"bookings" bigint DEFAULT 0 NOT NULL,
	"visits" bigint DEFAULT 0 NOT NULL,
	"new_references" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arrivals_by_state" ON "arrivals" USING btree ("state","began_at");--> statement-breakpoint
CREATE INDEX "arrivals_by_owner" ON "arrivals" USING btree ("owner_id");