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
ALTER TABLE "images" ADD COLUMN "used_for" text DEFAULT 'library' NOT NULL;--> statement-breakpoint
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
CREATE INDEX "images_of_talk" ON "images" USING btree ("created_at") WHERE used_for = 'talk';