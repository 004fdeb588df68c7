CREATE TABLE "partner_sign_in_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_sign_in_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"partner_id" integer NOT NULL,
	"url" text,
	"keys" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"fetched_at" timestamp (3) with time zone,
	"tried_at" timestamp (3) with time zone,
	"fetch_fault" text
);
--> statement-breakpoint
CREATE TABLE "partner_sign_ins" (
	"partner_id" integer NOT NULL,
	"jti" "bytea" NOT NULL,
	"key_id" integer NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"over_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "partner_sign_ins_partner_id_jti_pk" PRIMARY KEY("partner_id","jti")
);
--> statement-breakpoint
CREATE TABLE "partner_hooks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_hooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"partner_id" integer NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partner_hooks_url" UNIQUE("partner_id","url")
);
--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "said" jsonb;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "image_alt" jsonb DEFAULT '{"bn":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "partner_deliveries" ADD COLUMN "hook_id" integer;--> statement-breakpoint
ALTER TABLE "partner_sign_in_keys" ADD CONSTRAINT "partner_sign_in_keys_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_sign_ins" ADD CONSTRAINT "partner_sign_ins_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_sign_ins" ADD CONSTRAINT "partner_sign_ins_key_id_partner_sign_in_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."partner_sign_in_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_hooks" ADD CONSTRAINT "partner_hooks_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_sign_in_keys_partner" ON "partner_sign_in_keys" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "partner_sign_ins_key" ON "partner_sign_ins" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "partner_sign_ins_over" ON "partner_sign_ins" USING btree ("over_at");--> statement-breakpoint
CREATE INDEX "payment_orders_held" ON "payment_orders" USING btree ("method_kind","category","product_id","created_at","id") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "attempts_submission" ON "attempts" USING btree ("submission_id") WHERE submission_id is not null;--> statement-breakpoint
CREATE INDEX "partner_deliveries_hook" ON "partner_deliveries" USING btree ("hook_id","created_at","id");--> statement-breakpoint
CREATE INDEX "users_anonymous" ON "users" USING btree ("created_at","id") WHERE is_anonymous and merged_into is null;--> statement-breakpoint
DELETE FROM "person_words";
