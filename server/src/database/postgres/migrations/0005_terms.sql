CREATE TABLE "terms_texts" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"text" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "terms_id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_terms_id_terms_texts_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms_texts"("id") ON DELETE no action ON UPDATE no action;