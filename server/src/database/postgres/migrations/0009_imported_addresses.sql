CREATE TABLE "imported_addresses" (
	"owner_id" bigint NOT NULL,
	"address" text COLLATE "C" NOT NULL,
	"day" bigint NOT NULL,
	"nth" bigint NOT NULL,
	CONSTRAINT "imported_addresses_owner_id_address_pk" PRIMARY KEY("owner_id","address")
);
--> statement-breakpoint
ALTER TABLE "imported_addresses" ADD CONSTRAINT "imported_addresses_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "imported_addresses_of_day" ON "imported_addresses" USING btree ("owner_id","day","nth");--> statement-breakpoint
CREATE INDEX "imported_addresses_by_day" ON "imported_addresses" USING btree ("day");