CREATE TABLE "view_as_sessions" (
	"staff_hash" "bytea" PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"cookie_hash" "bytea" NOT NULL,
	"user_id" bigint NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "view_as_sessions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "view_as_sessions_cookie_hash_unique" UNIQUE("cookie_hash")
);
--> statement-breakpoint
CREATE TABLE "reconciled_days" (
	"month" text NOT NULL,
	"day" text NOT NULL,
	"orders" integer NOT NULL,
	"payments" integer NOT NULL,
	"ours_paisa" bigint NOT NULL,
	"theirs_paisa" bigint NOT NULL,
	"fee_paisa" bigint,
	"unanswered" integer NOT NULL,
	CONSTRAINT "reconciled_days_month_day_pk" PRIMARY KEY("month","day")
);
--> statement-breakpoint
CREATE TABLE "reconciled_differences" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"month" text NOT NULL,
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"payments" integer NOT NULL,
	"ours_paisa" bigint NOT NULL,
	"theirs_paisa" bigint NOT NULL,
	"said" text NOT NULL,
	CONSTRAINT "reconciled_differences_kind" CHECK ("reconciled_differences"."kind" in ('theirs', 'ours', 'amount', 'unanswered'))
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"month" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_attempts" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "partner_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"exam_id" integer NOT NULL,
	"mode" smallint NOT NULL,
	"try" smallint NOT NULL,
	"partner_id" integer NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "partner_attempts_user_id_exam_id_mode_try_partner_id_pk" PRIMARY KEY("user_id","exam_id","mode","try","partner_id")
);
--> statement-breakpoint
CREATE TABLE "exam_minutes" (
	"exam_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"joined" integer NOT NULL,
	"submitted" integer NOT NULL,
	"unsent" integer NOT NULL,
	CONSTRAINT "exam_minutes_exam_id_at_pk" PRIMARY KEY("exam_id","at")
);
--> statement-breakpoint
CREATE TABLE "room_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "room_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"exam_id" integer NOT NULL,
	"text" jsonb NOT NULL,
	"minutes" integer,
	"created_by" bigint,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_key_uses" (
	"key_id" integer NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "partner_key_uses_key_id_hour_pk" PRIMARY KEY("key_id","hour")
);
--> statement-breakpoint
CREATE TABLE "partner_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"partner_id" integer NOT NULL,
	"kind" text NOT NULL,
	"ending" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "partner_keys_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "partner_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"partner_id" integer NOT NULL,
	"event" text NOT NULL,
	"user_id" bigint,
	"payload" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone DEFAULT now(),
	"last_at" timestamp (3) with time zone,
	"last_status" smallint,
	"last_fault" text,
	"last_ms" integer,
	"last_answer" text,
	CONSTRAINT "partner_deliveries_event_id_unique" UNIQUE("event_id")
);
--> statement-breakpoint
CREATE TABLE "partner_webhooks" (
	"partner_id" integer PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_reasons" (
	"question_id" bigint NOT NULL,
	"exam_id" integer NOT NULL,
	"exam_title" jsonb NOT NULL,
	"version" smallint NOT NULL,
	"evidence" jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"sent_by" bigint,
	CONSTRAINT "review_reasons_question_id_exam_id_pk" PRIMARY KEY("question_id","exam_id")
);
--> statement-breakpoint
CREATE TABLE "backups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"file" text NOT NULL,
	"bytes" bigint NOT NULL,
	"rows" bigint NOT NULL,
	"took_ms" integer NOT NULL,
	"tried_at" timestamp (3) with time zone,
	"tried_ms" integer,
	"tried_rows" bigint,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "server_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "server_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"has_ended" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "image_loose_objects" (
	"object_key" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "audit_log_actor";--> statement-breakpoint
ALTER TABLE "image_blobs" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "method_kind" text GENERATED ALWAYS AS (case when channel = 'hand' then 'hand' when method is null then null when lower(method) like 'bkash%' then 'bkash'
              when lower(method) like 'nagad%' then 'nagad' when lower(method) like '%rocket%' then 'rocket' else 'card' end) STORED;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "heard_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "stopped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "room_message" integer;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "is_named_by_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "question_imports" ADD COLUMN "format" text DEFAULT 'xlsx' NOT NULL;--> statement-breakpoint
ALTER TABLE "image_blobs" ADD COLUMN "object_key" text;--> statement-breakpoint
ALTER TABLE "image_blobs" ADD COLUMN "size" integer;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "file_digest" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "file_bytes" integer;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "alt_bn" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "alt_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "view_as_sessions" ADD CONSTRAINT "view_as_sessions_staff_hash_sessions_token_hash_fk" FOREIGN KEY ("staff_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "view_as_sessions" ADD CONSTRAINT "view_as_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciled_days" ADD CONSTRAINT "reconciled_days_month_reconciliations_month_fk" FOREIGN KEY ("month") REFERENCES "public"."reconciliations"("month") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciled_differences" ADD CONSTRAINT "reconciled_differences_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciled_differences" ADD CONSTRAINT "reconciled_differences_month_reconciliations_month_fk" FOREIGN KEY ("month") REFERENCES "public"."reconciliations"("month") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_minutes" ADD CONSTRAINT "exam_minutes_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_messages" ADD CONSTRAINT "room_messages_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_messages" ADD CONSTRAINT "room_messages_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_key_uses" ADD CONSTRAINT "partner_key_uses_key_id_partner_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."partner_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_keys" ADD CONSTRAINT "partner_keys_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_webhooks" ADD CONSTRAINT "partner_webhooks_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reasons" ADD CONSTRAINT "review_reasons_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reasons" ADD CONSTRAINT "review_reasons_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "view_as_sessions_user" ON "view_as_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "view_as_sessions_expiry" ON "view_as_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "reconciled_differences_of" ON "reconciled_differences" USING btree ("month","day");--> statement-breakpoint
CREATE INDEX "partner_attempts_partner" ON "partner_attempts" USING btree ("partner_id","joined_at","id");--> statement-breakpoint
CREATE INDEX "room_messages_exam" ON "room_messages" USING btree ("exam_id","id");--> statement-breakpoint
CREATE INDEX "room_messages_created_by" ON "room_messages" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "partner_keys_partner" ON "partner_keys" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "partner_deliveries_partner" ON "partner_deliveries" USING btree ("partner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "partner_deliveries_due" ON "partner_deliveries" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "partner_deliveries_person" ON "partner_deliveries" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "partner_deliveries_created" ON "partner_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "review_reasons_sent_by" ON "review_reasons" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "backups_newest" ON "backups" USING btree ("at");--> statement-breakpoint
CREATE INDEX "server_runs_seen" ON "server_runs" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "payment_orders_of_state" ON "payment_orders" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_orders_of_method" ON "payment_orders" USING btree ("method_kind","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_orders_of_product" ON "payment_orders" USING btree ("category","product_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_orders_number" ON "payment_orders" USING btree ("tran_id" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "payment_orders_gateway_ref" ON "payment_orders" USING btree ("bank_tran_id") WHERE bank_tran_id is not null;--> statement-breakpoint
CREATE INDEX "payment_orders_paid_on" ON "payment_orders" USING btree ("paid_at") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "payment_refunds_requested" ON "payment_refunds" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "surplus_payments_gateway_ref" ON "surplus_payments" USING btree ("bank_tran_id");--> statement-breakpoint
CREATE INDEX "circulars_image" ON "circulars" USING btree ("image_id") WHERE image_id is not null;--> statement-breakpoint
CREATE INDEX "circulars_with_pictures" ON "circulars" USING btree ("id") WHERE strpos(shown_texts::text, '/api/core/v1/images/') > 0;--> statement-breakpoint
CREATE INDEX "attempts_joined" ON "attempts" USING brin ("joined_at");--> statement-breakpoint
CREATE INDEX "contributions_with_pictures" ON "contributions" USING btree ("id") WHERE strpos(words::text, '/api/core/v1/images/') > 0;--> statement-breakpoint
CREATE INDEX "questions_picture" ON "questions" USING btree ("picture_id") WHERE picture_id is not null;--> statement-breakpoint
CREATE INDEX "questions_with_pictures" ON "questions" USING btree ("id") WHERE strpos(content::text, '/api/core/v1/images/') > 0;--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_of_kind" ON "audit_log" USING btree ("kind","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_reason" ON "audit_log" USING gin ((lower(coalesce("after" ->> 'reason', '') || ' ' || coalesce("after" ->> 'note', ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "images_library" ON "images" USING btree ("created_at","id") WHERE used_for = 'library' and state = 'ready';--> statement-breakpoint
CREATE INDEX "images_file" ON "images" USING btree ("file_digest") WHERE file_digest is not null;--> statement-breakpoint
CREATE INDEX "images_digest" ON "images" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "images_removed" ON "images" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","kind","at","id");--> statement-breakpoint
ALTER TABLE "image_blobs" ADD CONSTRAINT "image_blobs_place" CHECK (("image_blobs"."bytes" is null) <> ("image_blobs"."object_key" is null));--> statement-breakpoint
UPDATE "exams" SET "end_time" = "end_time" + "extra_ms" * interval '1 millisecond' WHERE "extra_ms" > 0;
