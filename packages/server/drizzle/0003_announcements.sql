CREATE TABLE "announcement_dates" (
	"announcement_id" bigint NOT NULL,
	"number" smallint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"people" integer DEFAULT 0 NOT NULL,
	"done_until" bigint,
	"begun_at" timestamp (3) with time zone,
	CONSTRAINT "announcement_dates_announcement_id_number_pk" PRIMARY KEY("announcement_id","number")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"topic" text NOT NULL,
	"page" text NOT NULL,
	"page_id" bigint,
	"web_url" text NOT NULL,
	"image_id" bigint,
	"platform" text NOT NULL,
	"push_token" text NOT NULL,
	"for_user_id" bigint,
	"audience" jsonb NOT NULL,
	"sending_time" timestamp (3) with time zone,
	"interval" smallint NOT NULL,
	"repeat_count" smallint NOT NULL,
	"left_out" smallint[] NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_deliveries" (
	"notification_id" bigint NOT NULL,
	"subscription_id" bigint NOT NULL,
	"state" text NOT NULL,
	"tries" smallint NOT NULL,
	"retry_at" timestamp (3) with time zone,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_deliveries_notification_id_subscription_id_pk" PRIMARY KEY("notification_id","subscription_id")
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"id" smallint PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"session_hash" "bytea" NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"address_hash" "bytea" NOT NULL,
	"p256dh" text,
	"auth" text,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "push_subscriptions_address_hash_unique" UNIQUE("address_hash")
);
--> statement-breakpoint
ALTER TABLE "announcement_dates" ADD CONSTRAINT "announcement_dates_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_for_user_id_users_id_fk" FOREIGN KEY ("for_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcement_dates_at" ON "announcement_dates" USING btree ("at");--> statement-breakpoint
CREATE INDEX "announcement_dates_due" ON "announcement_dates" USING btree ("at") WHERE state in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "announcements_newest" ON "announcements" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "announcements_person" ON "announcements" USING btree ("for_user_id") WHERE for_user_id is not null;--> statement-breakpoint
CREATE INDEX "announcements_image" ON "announcements" USING btree ("image_id") WHERE image_id is not null;--> statement-breakpoint
CREATE INDEX "push_deliveries_at" ON "push_deliveries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_of" ON "push_subscriptions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_hash");