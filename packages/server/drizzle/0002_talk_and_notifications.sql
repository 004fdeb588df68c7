CREATE TABLE "period_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "period_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"from_day" date NOT NULL,
	"sources" text NOT NULL,
	"exam_ids" integer[] NOT NULL,
	"whole" numeric NOT NULL,
	"is_current" boolean DEFAULT true NOT NULL,
	"built_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "period_standings" (
	"list_id" integer NOT NULL,
	"place" integer NOT NULL,
	"position" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"score" numeric NOT NULL,
	"exams" integer NOT NULL,
	CONSTRAINT "period_standings_list_id_place_pk" PRIMARY KEY("list_id","place")
);
--> statement-breakpoint
CREATE TABLE "comment_likes" (
	"comment_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "comment_likes_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"post_id" bigint NOT NULL,
	"parent_id" bigint,
	"author_id" bigint,
	"status" smallint DEFAULT 0 NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"mentions" jsonb NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"report_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"is_edited" boolean DEFAULT false NOT NULL,
	"said_reason" text,
	"said_text" text DEFAULT '' NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" text,
	"search_key" text NOT NULL,
	"words_hash" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"before" jsonb,
	"decided_at" timestamp (3) with time zone,
	"talk_id" bigint GENERATED ALWAYS AS (id * 2 + 1) STORED NOT NULL,
	CONSTRAINT "comments_status" CHECK ("comments"."status" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "talk_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "talk_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"post_id" bigint,
	"comment_id" bigint,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	CONSTRAINT "talk_reports_post" UNIQUE("post_id","user_id"),
	CONSTRAINT "talk_reports_comment" UNIQUE("comment_id","user_id"),
	CONSTRAINT "talk_reports_one" CHECK (num_nonnulls("talk_reports"."post_id", "talk_reports"."comment_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "poll_options" (
	"post_id" bigint NOT NULL,
	"place" smallint NOT NULL,
	"text" text NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "poll_options_post_id_place_pk" PRIMARY KEY("post_id","place")
);
--> statement-breakpoint
CREATE TABLE "poll_votes" (
	"post_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"place" smallint NOT NULL,
	CONSTRAINT "poll_votes_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "post_likes" (
	"post_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "post_likes_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "post_pictures" (
	"post_id" bigint NOT NULL,
	"version" text NOT NULL,
	"place" smallint NOT NULL,
	"image_id" bigint NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	CONSTRAINT "post_pictures_post_id_version_place_pk" PRIMARY KEY("post_id","version","place")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"demo_slug" text,
	"author_id" bigint,
	"type" smallint NOT NULL,
	"status" smallint NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"question_id" bigint,
	"pending_text" text,
	"pending_html" text,
	"has_pending_pictures" boolean DEFAULT false NOT NULL,
	"pending_poll" jsonb,
	"poll_days" smallint,
	"poll_closes_at" timestamp (3) with time zone,
	"poll_votes" integer DEFAULT 0 NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"report_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"sort_at" timestamp (3) with time zone GENERATED ALWAYS AS (coalesce(published_at, created_at)) STORED NOT NULL,
	"is_edited" boolean DEFAULT false NOT NULL,
	"waiting_at" timestamp (3) with time zone,
	"said_reason" text,
	"said_text" text DEFAULT '' NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" text,
	"search_key" text NOT NULL,
	"words_hash" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"before" jsonb,
	"decided_at" timestamp (3) with time zone,
	"talk_id" bigint GENERATED ALWAYS AS (id * 2) STORED NOT NULL,
	CONSTRAINT "posts_demo_slug_unique" UNIQUE("demo_slug"),
	CONSTRAINT "posts_status" CHECK ("posts"."status" between 0 and 3)
);
--> statement-breakpoint
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
CREATE TABLE "notification_settings" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"topics" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_belongings" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"district" text,
	"centre_id" integer
);
--> statement-breakpoint
CREATE TABLE "stream_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stream_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event" jsonb NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"actor_id" bigint,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"push_at" timestamp (3) with time zone,
	"useful_until" timestamp (3) with time zone,
	CONSTRAINT "notifications_once" UNIQUE("user_id","kind","key")
);
--> statement-breakpoint
CREATE TABLE "told_events" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "told_events_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "kind" text DEFAULT 'unknown' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "system" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "used_for" text DEFAULT 'library' NOT NULL;--> statement-breakpoint
ALTER TABLE "period_standings" ADD CONSTRAINT "period_standings_list_id_period_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."period_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_reports" ADD CONSTRAINT "talk_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_reports" ADD CONSTRAINT "talk_reports_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_reports" ADD CONSTRAINT "talk_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_options" ADD CONSTRAINT "poll_options_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_pictures" ADD CONSTRAINT "post_pictures_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_pictures" ADD CONSTRAINT "post_pictures_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_dates" ADD CONSTRAINT "announcement_dates_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_for_user_id_users_id_fk" FOREIGN KEY ("for_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_belongings" ADD CONSTRAINT "person_belongings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_belongings" ADD CONSTRAINT "person_belongings_centre_id_partners_id_fk" FOREIGN KEY ("centre_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "period_lists_current" ON "period_lists" USING btree ("kind","from_day","sources") WHERE is_current;--> statement-breakpoint
CREATE INDEX "period_lists_old" ON "period_lists" USING btree ("built_at") WHERE not is_current;--> statement-breakpoint
CREATE UNIQUE INDEX "period_standings_person" ON "period_standings" USING btree ("user_id","list_id");--> statement-breakpoint
CREATE INDEX "comment_likes_user" ON "comment_likes" USING btree ("user_id","comment_id");--> statement-breakpoint
CREATE INDEX "comments_of_post" ON "comments" USING btree ("post_id","created_at","id","status","report_count","author_id") WHERE parent_id is null;--> statement-breakpoint
CREATE INDEX "comments_of_parent" ON "comments" USING btree ("parent_id","created_at","id","status","report_count","author_id") WHERE parent_id is not null;--> statement-breakpoint
CREATE INDEX "comments_post" ON "comments" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "comments_author" ON "comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "comments_author_removed" ON "comments" USING btree ("author_id") WHERE deleted_by = 'staff';--> statement-breakpoint
CREATE INDEX "comments_published" ON "comments" USING btree ("created_at","talk_id") WHERE status = 0;--> statement-breakpoint
CREATE INDEX "comments_reported" ON "comments" USING btree ("report_count","talk_id") WHERE report_count > 0;--> statement-breakpoint
CREATE INDEX "comments_deleted" ON "comments" USING btree ("deleted_at","talk_id","deleted_by") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "comments_decided" ON "comments" USING btree ("decided_at") WHERE decided_at is not null;--> statement-breakpoint
CREATE INDEX "comments_words" ON "comments" USING btree ("words_hash","created_at");--> statement-breakpoint
CREATE INDEX "comments_search" ON "comments" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "talk_reports_user" ON "talk_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "poll_votes_user" ON "poll_votes" USING btree ("user_id","post_id");--> statement-breakpoint
CREATE INDEX "post_likes_user" ON "post_likes" USING btree ("user_id","post_id");--> statement-breakpoint
CREATE INDEX "post_pictures_image" ON "post_pictures" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "posts_public" ON "posts" USING btree ("sort_at","id") WHERE status in (1, 3) and report_count < 3;--> statement-breakpoint
CREATE INDEX "posts_public_type" ON "posts" USING btree ("type","sort_at","id") WHERE status in (1, 3) and report_count < 3;--> statement-breakpoint
CREATE INDEX "posts_author" ON "posts" USING btree ("author_id","sort_at","id","deleted_by");--> statement-breakpoint
CREATE INDEX "posts_author_status" ON "posts" USING btree ("author_id","status");--> statement-breakpoint
CREATE INDEX "posts_author_removed" ON "posts" USING btree ("author_id","published_at") WHERE deleted_by = 'staff';--> statement-breakpoint
CREATE INDEX "posts_status_order" ON "posts" USING btree ("status","sort_at","id");--> statement-breakpoint
CREATE INDEX "posts_waiting" ON "posts" USING btree ("waiting_at","talk_id") WHERE waiting_at is not null;--> statement-breakpoint
CREATE INDEX "posts_published" ON "posts" USING btree ("sort_at","talk_id") WHERE status in (1, 3);--> statement-breakpoint
CREATE INDEX "posts_reported" ON "posts" USING btree ("report_count","talk_id") WHERE report_count > 0;--> statement-breakpoint
CREATE INDEX "posts_deleted" ON "posts" USING btree ("deleted_at","talk_id","deleted_by") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "posts_decided" ON "posts" USING btree ("decided_at") WHERE decided_at is not null;--> statement-breakpoint
CREATE INDEX "posts_question" ON "posts" USING btree ("question_id") WHERE question_id is not null;--> statement-breakpoint
CREATE INDEX "posts_words" ON "posts" USING btree ("words_hash","created_at");--> statement-breakpoint
CREATE INDEX "posts_search" ON "posts" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "announcement_dates_at" ON "announcement_dates" USING btree ("at");--> statement-breakpoint
CREATE INDEX "announcement_dates_due" ON "announcement_dates" USING btree ("at") WHERE state in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "announcements_newest" ON "announcements" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "announcements_person" ON "announcements" USING btree ("for_user_id") WHERE for_user_id is not null;--> statement-breakpoint
CREATE INDEX "announcements_image" ON "announcements" USING btree ("image_id") WHERE image_id is not null;--> statement-breakpoint
CREATE INDEX "push_deliveries_at" ON "push_deliveries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_of" ON "push_subscriptions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "person_belongings_district" ON "person_belongings" USING btree ("district");--> statement-breakpoint
CREATE INDEX "person_belongings_centre" ON "person_belongings" USING btree ("centre_id");--> statement-breakpoint
CREATE INDEX "stream_events_at" ON "stream_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_of" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_push" ON "notifications" USING btree ("push_at") WHERE push_at is not null;--> statement-breakpoint
CREATE INDEX "notifications_actor" ON "notifications" USING btree ("actor_id") WHERE actor_id is not null;--> statement-breakpoint
CREATE INDEX "notifications_event" ON "notifications" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "told_events_subject" ON "told_events" USING btree ("kind","subject");--> statement-breakpoint
CREATE INDEX "told_events_at" ON "told_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "exam_purchases_exam" ON "exam_purchases" USING btree ("exam_id");--> statement-breakpoint
CREATE INDEX "images_of_talk" ON "images" USING btree ("created_at") WHERE used_for = 'talk';