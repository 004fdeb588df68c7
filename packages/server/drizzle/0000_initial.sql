-- What drizzle does not know stands here by hand: before its statements and behind them. Triggers and their functions stand in
-- each feature's triggers.sql.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"code_challenge" text NOT NULL,
	"scope" text DEFAULT 'full' NOT NULL,
	"origin" text,
	"partner_id" integer,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_sign_ins" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"provider_verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"code_challenge" text NOT NULL,
	"next" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"cookie_hash" "bytea",
	"user_id" bigint NOT NULL,
	"scope" text DEFAULT 'full' NOT NULL,
	"partner_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coin_balances" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"given" integer DEFAULT 0 NOT NULL,
	"bought" integer DEFAULT 0 NOT NULL,
	"debt" integer DEFAULT 0 NOT NULL,
	"last_bonus_on" date,
	CONSTRAINT "coin_balances_not_negative" CHECK ("coin_balances"."given" >= 0 and "coin_balances"."bought" >= 0 and "coin_balances"."debt" >= 0)
);
--> statement-breakpoint
CREATE TABLE "exam_purchases" (
	"user_id" bigint NOT NULL,
	"exam_id" integer NOT NULL,
	"cost" integer NOT NULL,
	"bought_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exam_purchases_user_id_exam_id_pk" PRIMARY KEY("user_id","exam_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" uuid NOT NULL,
	"account" text NOT NULL,
	"user_id" bigint,
	"given" integer NOT NULL,
	"bought" integer NOT NULL,
	"balance" integer,
	"reason" text NOT NULL,
	"ref" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_entries_balance" CHECK (("ledger_entries"."account" = 'person') = ("ledger_entries"."balance" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tran_id" text NOT NULL,
	"user_id" bigint,
	"category" text NOT NULL,
	"product_id" text NOT NULL,
	"offer_id" text,
	"product" jsonb NOT NULL,
	"amount_paisa" integer NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"held_reason" text,
	"return_token_hash" "bytea" NOT NULL,
	"return_token_ends" timestamp (3) with time zone NOT NULL,
	"redirect_url" text NOT NULL,
	"intent_hash" "bytea" NOT NULL,
	"session_key" text,
	"page_url" text,
	"val_id" text,
	"bank_tran_id" text,
	"method" text,
	"coins_before" integer,
	"coins_after" integer,
	"premium_before" timestamp (3) with time zone,
	"premium_after" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"next_check_at" timestamp (3) with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_orders_tran_id_unique" UNIQUE("tran_id"),
	CONSTRAINT "payment_orders_return_token_hash_unique" UNIQUE("return_token_hash"),
	CONSTRAINT "payment_orders_intent_hash_unique" UNIQUE("intent_hash"),
	CONSTRAINT "payment_orders_val_id_unique" UNIQUE("val_id"),
	CONSTRAINT "payment_orders_state" CHECK ("payment_orders"."state" in ('pending', 'paid', 'failed', 'cancelled', 'expired', 'held', 'refunded')),
	CONSTRAINT "payment_orders_amount" CHECK ("payment_orders"."amount_paisa" > 0),
	CONSTRAINT "payment_orders_paid" CHECK (("payment_orders"."state" = 'paid') = ("payment_orders"."paid_at" is not null)),
	CONSTRAINT "payment_orders_validated" CHECK ("payment_orders"."state" not in ('paid', 'held', 'refunded') or "payment_orders"."val_id" is not null),
	CONSTRAINT "payment_orders_held" CHECK ("payment_orders"."state" <> 'held' or "payment_orders"."held_reason" is not null),
	CONSTRAINT "payment_orders_tran_id" CHECK (length("payment_orders"."tran_id") <= 30)
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"fields" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"order_id" bigint,
	"user_id" bigint,
	"outcome" text,
	CONSTRAINT "payment_notices_kind" CHECK ("payment_notices"."kind" in ('notice', 'return'))
);
--> statement-breakpoint
CREATE TABLE "premium_grants" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "premium_grants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"days" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"taken_back_at" timestamp (3) with time zone,
	CONSTRAINT "premium_grants_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "premium_grants_days" CHECK ("premium_grants"."days" > 0 and "premium_grants"."until" > "premium_grants"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "premium_packs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "premium_packs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"benefits" jsonb NOT NULL,
	"days" jsonb NOT NULL,
	"is_sold" boolean DEFAULT true NOT NULL,
	CONSTRAINT "premium_packs_kind_unique" UNIQUE("kind")
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"surplus_id" bigint,
	"state" text DEFAULT 'requested' NOT NULL,
	"amount_paisa" integer NOT NULL,
	"coins" integer NOT NULL,
	"taken" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"refund_ref" text,
	"note" text NOT NULL,
	"staff_id" bigint,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"next_check_at" timestamp (3) with time zone,
	CONSTRAINT "payment_refunds_state" CHECK ("payment_refunds"."state" in ('requested', 'processing', 'refunded', 'failed')),
	CONSTRAINT "payment_refunds_amounts" CHECK ("payment_refunds"."amount_paisa" > 0 and "payment_refunds"."coins" >= 0)
);
--> statement-breakpoint
CREATE TABLE "surplus_payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "surplus_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"val_id" text NOT NULL,
	"bank_tran_id" text NOT NULL,
	"method" text NOT NULL,
	"amount_paisa" integer NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "surplus_payments_val_id_unique" UNIQUE("val_id"),
	CONSTRAINT "surplus_payments_amount" CHECK ("surplus_payments"."amount_paisa" > 0)
);
--> statement-breakpoint
CREATE TABLE "constants" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint,
	"category" text NOT NULL,
	"text" text NOT NULL,
	"rating" smallint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "public_content" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"user_id" bigint NOT NULL,
	"exam_id" integer NOT NULL,
	"mode" smallint NOT NULL,
	"try" smallint NOT NULL,
	"state" smallint NOT NULL,
	"seed" integer NOT NULL,
	"paper_version" smallint NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"deadline" timestamp (3) with time zone,
	"settle_at" timestamp (3) with time zone,
	"sheet" "bytea" NOT NULL,
	"sheet_revision" integer DEFAULT 0 NOT NULL,
	"closed_by" smallint,
	"submitted_at" timestamp (3) with time zone,
	"submission_id" uuid,
	"receipt" text,
	CONSTRAINT "attempts_user_id_exam_id_mode_try_pk" PRIMARY KEY("user_id","exam_id","mode","try")
);
--> statement-breakpoint
CREATE TABLE "late_sheets" (
	"user_id" bigint NOT NULL,
	"exam_id" integer NOT NULL,
	"mode" smallint NOT NULL,
	"try" smallint NOT NULL,
	"submission_id" uuid NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "late_sheets_user_id_exam_id_mode_try_submission_id_pk" PRIMARY KEY("user_id","exam_id","mode","try","submission_id")
);
--> statement-breakpoint
CREATE TABLE "exam_bookmarks" (
	"user_id" bigint NOT NULL,
	"exam_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exam_bookmarks_user_id_exam_id_pk" PRIMARY KEY("user_id","exam_id")
);
--> statement-breakpoint
CREATE TABLE "exam_questions" (
	"exam_id" integer NOT NULL,
	"question_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "exam_questions_exam_id_question_id_pk" PRIMARY KEY("exam_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "exams" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exams_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"syllabus" jsonb NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"grace_ms" integer DEFAULT 120000 NOT NULL,
	"total_questions" integer NOT NULL,
	"mark" integer DEFAULT 1000 NOT NULL,
	"negative_mark" integer DEFAULT 0 NOT NULL,
	"cut_mark" integer,
	"cost" integer DEFAULT 0 NOT NULL,
	"is_free" boolean DEFAULT true NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"members_only" boolean DEFAULT false NOT NULL,
	"question_state" smallint DEFAULT 0 NOT NULL,
	"result_visibility" timestamp (3) with time zone,
	"standing_visibility" timestamp (3) with time zone,
	"solution_visibility" timestamp (3) with time zone,
	"paper_version" smallint DEFAULT 1 NOT NULL,
	"result_version" smallint DEFAULT 1 NOT NULL,
	"demo_slot" text,
	"mode" text DEFAULT 'STANDARD' NOT NULL,
	"web_view" boolean DEFAULT true NOT NULL,
	"enrollment_visibility" text DEFAULT 'everyone' NOT NULL,
	"reviewed_qb" boolean DEFAULT true NOT NULL,
	"total_marks" integer,
	"subject_order" integer[] DEFAULT '{}' NOT NULL,
	"extra_ms" integer DEFAULT 0 NOT NULL,
	"last_deadline" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"program_id" integer,
	CONSTRAINT "exams_demo_slot_unique" UNIQUE("demo_slot")
);
--> statement-breakpoint
CREATE TABLE "accepted_keys" (
	"exam_id" integer NOT NULL,
	"paper_version" smallint NOT NULL,
	"result_version" smallint NOT NULL,
	"accepted" jsonb NOT NULL,
	CONSTRAINT "accepted_keys_exam_id_paper_version_result_version_pk" PRIMARY KEY("exam_id","paper_version","result_version")
);
--> statement-breakpoint
CREATE TABLE "paper_keys" (
	"exam_id" integer NOT NULL,
	"version" smallint NOT NULL,
	"question_ids" bigint[] NOT NULL,
	"keys" smallint[] NOT NULL,
	"option_orders" jsonb NOT NULL,
	"subject_of" smallint[] NOT NULL,
	"subjects" jsonb NOT NULL,
	CONSTRAINT "paper_keys_exam_id_version_pk" PRIMARY KEY("exam_id","version")
);
--> statement-breakpoint
CREATE TABLE "papers" (
	"exam_id" integer NOT NULL,
	"version" smallint NOT NULL,
	"language" text NOT NULL,
	"access_key" text NOT NULL,
	"brotli" "bytea" NOT NULL,
	"gzip" "bytea" NOT NULL,
	"seal_key" "bytea" NOT NULL,
	"seal_iv" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "papers_exam_id_version_language_pk" PRIMARY KEY("exam_id","version","language")
);
--> statement-breakpoint
CREATE TABLE "receipt_blocks" (
	"exam_id" integer NOT NULL,
	"version" smallint NOT NULL,
	"block" integer NOT NULL,
	"first_id" uuid NOT NULL,
	"root" "bytea" NOT NULL,
	"leaves" "bytea" NOT NULL,
	CONSTRAINT "receipt_blocks_exam_id_version_block_pk" PRIMARY KEY("exam_id","version","block")
);
--> statement-breakpoint
CREATE TABLE "receipt_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "regrades" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "regrades_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"exam_id" integer NOT NULL,
	"from_version" smallint NOT NULL,
	"to_version" smallint NOT NULL,
	"changes" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'computing' NOT NULL,
	"effect" jsonb,
	"job_id" uuid,
	"created_by" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "exam_mark_counts" (
	"exam_id" integer NOT NULL,
	"mode" smallint NOT NULL,
	"version" smallint NOT NULL,
	"marks" integer NOT NULL,
	"writer" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "exam_mark_counts_exam_id_mode_version_marks_writer_pk" PRIMARY KEY("exam_id","mode","version","marks","writer")
);
--> statement-breakpoint
CREATE TABLE "result_versions" (
	"exam_id" integer NOT NULL,
	"version" smallint NOT NULL,
	"final_at" timestamp (3) with time zone,
	"receipt_count" integer DEFAULT 0 NOT NULL,
	"receipt_root" "bytea",
	CONSTRAINT "result_versions_exam_id_version_pk" PRIMARY KEY("exam_id","version")
);
--> statement-breakpoint
CREATE TABLE "results" (
	"user_id" bigint NOT NULL,
	"exam_id" integer NOT NULL,
	"mode" smallint NOT NULL,
	"try" smallint NOT NULL,
	"version" smallint NOT NULL,
	"marks" integer NOT NULL,
	"correct" smallint NOT NULL,
	"incorrect" smallint NOT NULL,
	"taken_ms" integer NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"subjects" smallint[] NOT NULL,
	"ranked" boolean NOT NULL,
	CONSTRAINT "results_user_id_exam_id_mode_try_version_pk" PRIMARY KEY("user_id","exam_id","mode","try","version")
);
--> statement-breakpoint
CREATE TABLE "final_standings" (
	"user_id" bigint NOT NULL,
	"exam_id" integer NOT NULL,
	"place" integer NOT NULL,
	"position" integer NOT NULL,
	"marks" integer NOT NULL,
	"taken_ms" integer NOT NULL,
	"version" smallint NOT NULL,
	CONSTRAINT "final_standings_exam_id_version_place_pk" PRIMARY KEY("exam_id","version","place")
);
--> statement-breakpoint
CREATE TABLE "partner_consents" (
	"user_id" bigint NOT NULL,
	"partner_id" integer NOT NULL,
	"given_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partner_consents_user_id_partner_id_pk" PRIMARY KEY("user_id","partner_id")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"origins" text[] NOT NULL,
	"redirect_uris" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "partners_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faqs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text,
	"program_id" integer,
	"question" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "faqs_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "customer_reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"program_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"rating" smallint NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	"hidden_reason" text,
	CONSTRAINT "customer_reviews_person" UNIQUE("user_id","program_id"),
	CONSTRAINT "customer_reviews_rating" CHECK ("customer_reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "calendar_addresses" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_addresses_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
CREATE TABLE "program_enrollments" (
	"user_id" bigint NOT NULL,
	"program_id" integer NOT NULL,
	"source" text NOT NULL,
	"enrolled_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "program_enrollments_user_id_program_id_pk" PRIMARY KEY("user_id","program_id")
);
--> statement-breakpoint
CREATE TABLE "program_routine_days" (
	"program_id" integer NOT NULL,
	"number" integer NOT NULL,
	"interval" integer NOT NULL,
	"title" jsonb NOT NULL,
	"items" jsonb NOT NULL,
	CONSTRAINT "program_routine_days_program_id_number_pk" PRIMARY KEY("program_id","number"),
	CONSTRAINT "program_routine_days_interval" CHECK ("program_routine_days"."interval" >= 0)
);
--> statement-breakpoint
CREATE TABLE "program_timelines" (
	"user_id" bigint NOT NULL,
	"program_id" integer NOT NULL,
	"started_on" date NOT NULL,
	"days" date[] NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "program_timelines_user_id_program_id_pk" PRIMARY KEY("user_id","program_id")
);
--> statement-breakpoint
CREATE TABLE "programs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "programs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb DEFAULT '{"bn":""}'::jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"syllabus" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cover" text DEFAULT 'leaf' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"cost" integer DEFAULT 0 NOT NULL,
	"cost_in_tk" integer DEFAULT 0 NOT NULL,
	"is_personalized" boolean DEFAULT false NOT NULL,
	"starts_on" date,
	"routine_revision" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "programs_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "similar_pairs" (
	"kind" text NOT NULL,
	"low_id" bigint NOT NULL,
	"high_id" bigint NOT NULL,
	"similarity" real NOT NULL,
	"kept_apart_at" timestamp (3) with time zone,
	CONSTRAINT "similar_pairs_kind_low_id_high_id_pk" PRIMARY KEY("kind","low_id","high_id"),
	CONSTRAINT "similar_pairs_order" CHECK ("similar_pairs"."low_id" < "similar_pairs"."high_id")
);
--> statement-breakpoint
CREATE TABLE "question_flags" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_flags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"exam_id" integer,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_by" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "import_mappings" (
	"user_id" bigint NOT NULL,
	"headers_digest" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "import_mappings_user_id_headers_digest_pk" PRIMARY KEY("user_id","headers_digest")
);
--> statement-breakpoint
CREATE TABLE "question_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_by" bigint,
	"source" text NOT NULL,
	"digest" text NOT NULL,
	"file" "bytea",
	"state" text DEFAULT 'reading' NOT NULL,
	"headers" text[],
	"mapping" jsonb,
	"row_count" integer DEFAULT 0 NOT NULL,
	"accepted_count" integer DEFAULT 0 NOT NULL,
	"rejected_count" integer DEFAULT 0 NOT NULL,
	"verdicts" jsonb,
	"job_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"cat_type" smallint DEFAULT 0 NOT NULL,
	"parent_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"merged_into" integer,
	"search_key" text,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "passages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"content" jsonb NOT NULL,
	"typed" jsonb,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "passages_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "question_bookmarks" (
	"user_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"seed" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "question_bookmarks_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"category_id" integer NOT NULL,
	"passage_id" integer,
	"content" jsonb NOT NULL,
	"typed_texts" jsonb,
	"key" smallint NOT NULL,
	"pinned" smallint[] NOT NULL,
	"right_options" smallint[] NOT NULL,
	"hidden_options" smallint[] DEFAULT '{}' NOT NULL,
	"difficulty" smallint DEFAULT 2 NOT NULL,
	"reviewed" boolean DEFAULT true NOT NULL,
	"returned_reason" text,
	"appearances" text[] DEFAULT '{}' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"reference_category_id" integer,
	"source" text DEFAULT '' NOT NULL,
	"picture_id" bigint,
	"public_slug" text,
	"published_at" timestamp (3) with time zone,
	"quality" text DEFAULT 'Perfect' NOT NULL,
	"fingerprint" text,
	"search_key" text,
	"import_id" bigint,
	"compared_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"merged_into" bigint,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "questions_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "search_index" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"made_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answer_log" (
	"user_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"ref" text NOT NULL,
	"source" smallint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"day" date NOT NULL,
	"answer" smallint,
	"is_right" boolean NOT NULL,
	"spent_ms" integer,
	"rating" smallint NOT NULL,
	"scheduler" smallint NOT NULL,
	CONSTRAINT "answer_log_user_id_question_id_ref_pk" PRIMARY KEY("user_id","question_id","ref")
);
--> statement-breakpoint
CREATE TABLE "logged_sheets" (
	"user_id" bigint NOT NULL,
	"exam_id" integer NOT NULL,
	"mode" smallint NOT NULL,
	"try" smallint NOT NULL,
	"result_version" smallint NOT NULL,
	CONSTRAINT "logged_sheets_user_id_exam_id_mode_try_pk" PRIMARY KEY("user_id","exam_id","mode","try")
);
--> statement-breakpoint
CREATE TABLE "memory_cards" (
	"user_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"due_on" date NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"reps" integer NOT NULL,
	"lapses" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"last_answer" smallint,
	"times_wrong" integer NOT NULL,
	"is_mistake" boolean NOT NULL,
	"introduced_on" date,
	"scheduler" smallint NOT NULL,
	CONSTRAINT "memory_cards_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "study_goals" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"daily_goal" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practices" (
	"user_id" bigint NOT NULL,
	"id" uuid NOT NULL,
	"mode" text NOT NULL,
	"source" text NOT NULL,
	"set_up" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"question_count" smallint NOT NULL,
	"answered" smallint NOT NULL,
	"correct" smallint,
	"incorrect" smallint,
	"unanswered" smallint,
	"spent_ms" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "practices_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "known_words" (
	"word" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_words" (
	"word" text COLLATE "C" NOT NULL,
	"size" integer NOT NULL,
	"question_id" bigint NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "question_words_word_size_question_id_published_at_pk" PRIMARY KEY("word","size","question_id","published_at")
);
--> statement-breakpoint
CREATE TABLE "reading_places" (
	"user_id" bigint NOT NULL,
	"category_id" integer NOT NULL,
	"last_ordinal" integer NOT NULL,
	"furthest_ordinal" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reading_places_user_id_category_id_pk" PRIMARY KEY("user_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "topic_lists" (
	"category_id" integer PRIMARY KEY NOT NULL,
	"question_count" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone,
	"stale_since" timestamp (3) with time zone,
	"revision" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "topic_questions" (
	"category_id" integer NOT NULL,
	"ordinal" integer NOT NULL,
	"question_id" bigint NOT NULL,
	CONSTRAINT "topic_questions_category_id_ordinal_pk" PRIMARY KEY("category_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" bigint,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"action" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" bigint NOT NULL,
	"key" uuid NOT NULL,
	"operation" text NOT NULL,
	"input_hash" "bytea" NOT NULL,
	"reply" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "image_blobs" (
	"digest" text PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint,
	"name" text NOT NULL,
	"state" text DEFAULT 'processing' NOT NULL,
	"digest" text,
	"original" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text DEFAULT '' NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"email" text,
	"picture" text,
	"provider_picture" text,
	"rank_alias" text,
	"rank_search" text GENERATED ALWAYS AS (lower(normalize(coalesce(rank_alias, case when strpos(name, '@') = 0 then name else '' end)))) STORED,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"is_moderator" boolean DEFAULT false NOT NULL,
	"is_anonymous" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"merged_into" bigint
);
--> statement-breakpoint
CREATE TABLE "background_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"input" jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"result" jsonb,
	"failure" text,
	"created_by" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"seen_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"key" text
);
--> statement-breakpoint
CREATE TABLE "scheduled_work" (
	"name" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_balances" ADD CONSTRAINT "coin_balances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_purchases" ADD CONSTRAINT "exam_purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_notices" ADD CONSTRAINT "payment_notices_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_notices" ADD CONSTRAINT "payment_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_grants" ADD CONSTRAINT "premium_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_grants" ADD CONSTRAINT "premium_grants_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_surplus_id_surplus_payments_id_fk" FOREIGN KEY ("surplus_id") REFERENCES "public"."surplus_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surplus_payments" ADD CONSTRAINT "surplus_payments_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_bookmarks" ADD CONSTRAINT "exam_bookmarks_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_questions" ADD CONSTRAINT "exam_questions_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_questions" ADD CONSTRAINT "exam_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accepted_keys" ADD CONSTRAINT "accepted_keys_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_keys" ADD CONSTRAINT "paper_keys_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regrades" ADD CONSTRAINT "regrades_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regrades" ADD CONSTRAINT "regrades_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_consents" ADD CONSTRAINT "partner_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_consents" ADD CONSTRAINT "partner_consents_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_reviews" ADD CONSTRAINT "customer_reviews_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_reviews" ADD CONSTRAINT "customer_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_addresses" ADD CONSTRAINT "calendar_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_enrollments" ADD CONSTRAINT "program_enrollments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_enrollments" ADD CONSTRAINT "program_enrollments_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_routine_days" ADD CONSTRAINT "program_routine_days_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_timelines" ADD CONSTRAINT "program_timelines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_timelines" ADD CONSTRAINT "program_timelines_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_flags" ADD CONSTRAINT "question_flags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_flags" ADD CONSTRAINT "question_flags_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_flags" ADD CONSTRAINT "question_flags_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_imports" ADD CONSTRAINT "question_imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_merged_into_categories_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_bookmarks" ADD CONSTRAINT "question_bookmarks_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_passage_id_passages_id_fk" FOREIGN KEY ("passage_id") REFERENCES "public"."passages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_reference_category_id_categories_id_fk" FOREIGN KEY ("reference_category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_picture_id_images_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_merged_into_questions_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_digest_image_blobs_digest_fk" FOREIGN KEY ("digest") REFERENCES "public"."image_blobs"("digest") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_merged_into_users_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "background_jobs" ADD CONSTRAINT "background_jobs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_cookie" ON "sessions" USING btree ("cookie_hash") WHERE cookie_hash is not null;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_effect" ON "ledger_entries" USING btree ("user_id","reason","ref") WHERE account = 'person';--> statement-breakpoint
CREATE INDEX "ledger_entries_person" ON "ledger_entries" USING btree ("user_id","at","id") WHERE account = 'person';--> statement-breakpoint
CREATE INDEX "payment_orders_person" ON "payment_orders" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_orders_newest" ON "payment_orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payment_orders_due" ON "payment_orders" USING btree ("next_check_at") WHERE next_check_at is not null;--> statement-breakpoint
CREATE INDEX "payment_notices_order" ON "payment_notices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_notices_person" ON "payment_notices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "premium_grants_person" ON "premium_grants" USING btree ("user_id","until");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_order" ON "payment_refunds" USING btree ("order_id") WHERE state <> 'failed' and surplus_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_surplus" ON "payment_refunds" USING btree ("surplus_id") WHERE state <> 'failed';--> statement-breakpoint
CREATE INDEX "payment_refunds_of" ON "payment_refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_due" ON "payment_refunds" USING btree ("next_check_at") WHERE next_check_at is not null;--> statement-breakpoint
CREATE INDEX "surplus_payments_order" ON "surplus_payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "feedback_person" ON "feedback" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "attempts_due" ON "attempts" USING btree ("settle_at") WHERE state = 1 and settle_at is not null;--> statement-breakpoint
CREATE INDEX "attempts_open" ON "attempts" USING btree ("exam_id","mode") WHERE state = 1;--> statement-breakpoint
CREATE INDEX "exam_bookmarks_newest" ON "exam_bookmarks" USING btree ("user_id","created_at","exam_id");--> statement-breakpoint
CREATE INDEX "exam_questions_question" ON "exam_questions" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "exams_times" ON "exams" USING btree ("end_time","start_time");--> statement-breakpoint
CREATE INDEX "exams_program" ON "exams" USING btree ("program_id","end_time");--> statement-breakpoint
CREATE INDEX "paper_keys_questions" ON "paper_keys" USING gin ("question_ids");--> statement-breakpoint
CREATE UNIQUE INDEX "papers_access_key" ON "papers" USING btree ("access_key");--> statement-breakpoint
CREATE INDEX "regrades_exam" ON "regrades" USING btree ("exam_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "regrades_computing" ON "regrades" USING btree ("exam_id") WHERE state = 'computing';--> statement-breakpoint
CREATE INDEX "regrades_created_by" ON "regrades" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "results_ranking" ON "results" USING btree ("exam_id","mode","version","marks" DESC NULLS FIRST,"taken_ms","submitted_at","user_id") WHERE ranked;--> statement-breakpoint
CREATE INDEX "results_unranked" ON "results" USING btree ("exam_id","mode","version") WHERE not ranked;--> statement-breakpoint
CREATE INDEX "faqs_program" ON "faqs" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "customer_reviews_newest" ON "customer_reviews" USING btree ("program_id","written_at","id");--> statement-breakpoint
CREATE INDEX "program_enrollments_program" ON "program_enrollments" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "program_enrollments_day" ON "program_enrollments" USING btree ("enrolled_at");--> statement-breakpoint
CREATE UNIQUE INDEX "question_flags_open" ON "question_flags" USING btree ("user_id","question_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "question_flags_question" ON "question_flags" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "question_flags_newest" ON "question_flags" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "question_flags_answered_by" ON "question_flags" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "question_imports_newest" ON "question_imports" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "question_imports_done" ON "question_imports" USING btree ("digest") WHERE state in ('importing', 'done');--> statement-breakpoint
CREATE INDEX "categories_search" ON "categories" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "question_bookmarks_newest" ON "question_bookmarks" USING btree ("user_id","created_at","question_id");--> statement-breakpoint
CREATE INDEX "questions_category" ON "questions" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "questions_reference" ON "questions" USING btree ("reference_category_id") WHERE reference_category_id is not null;--> statement-breakpoint
CREATE INDEX "questions_bank" ON "questions" USING btree ("reviewed","updated_at","id") WHERE deleted_at is null and merged_into is null;--> statement-breakpoint
CREATE INDEX "questions_created" ON "questions" USING btree ("reviewed","created_at","id") WHERE deleted_at is null and merged_into is null;--> statement-breakpoint
CREATE INDEX "questions_numbered" ON "questions" USING btree ("reviewed","id") WHERE deleted_at is null and merged_into is null;--> statement-breakpoint
CREATE INDEX "questions_quality" ON "questions" USING btree ("reviewed",left(quality, 100) collate "C","id") WHERE deleted_at is null and merged_into is null;--> statement-breakpoint
CREATE INDEX "questions_of_category" ON "questions" USING btree ("category_id","reviewed","quality") WHERE deleted_at is null and merged_into is null;--> statement-breakpoint
CREATE INDEX "questions_returned" ON "questions" USING btree ("id") WHERE returned_reason is not null;--> statement-breakpoint
CREATE INDEX "questions_import" ON "questions" USING btree ("import_id") WHERE import_id is not null;--> statement-breakpoint
CREATE INDEX "questions_fingerprint" ON "questions" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "questions_tags" ON "questions" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "questions_search" ON "questions" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "questions_unfinished" ON "questions" USING btree ("id") WHERE search_key is null;--> statement-breakpoint
CREATE INDEX "questions_stale_key" ON "questions" USING btree ("id") WHERE search_key not like '¶%';--> statement-breakpoint
CREATE INDEX "questions_uncompared" ON "questions" USING btree ("id") WHERE compared_at is null;--> statement-breakpoint
CREATE INDEX "answer_log_days" ON "answer_log" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "answer_log_undecided" ON "answer_log" USING btree ("user_id") WHERE rating = 0;--> statement-breakpoint
CREATE INDEX "memory_cards_due" ON "memory_cards" USING btree ("user_id","due_on");--> statement-breakpoint
CREATE INDEX "memory_cards_mistakes" ON "memory_cards" USING btree ("user_id","last_at","question_id") WHERE is_mistake;--> statement-breakpoint
CREATE INDEX "practices_newest" ON "practices" USING btree ("user_id","saved_at","id");--> statement-breakpoint
CREATE INDEX "known_words_word" ON "known_words" USING btree ("word");--> statement-breakpoint
CREATE INDEX "known_words_pieces" ON "known_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "question_words_of_question" ON "question_words" USING btree ("question_id","word");--> statement-breakpoint
CREATE INDEX "reading_places_newest" ON "reading_places" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "topic_lists_stale" ON "topic_lists" USING btree ("stale_since");--> statement-breakpoint
CREATE UNIQUE INDEX "topic_questions_question" ON "topic_questions" USING btree ("question_id","category_id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "images_owner" ON "images" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "users_merged" ON "users" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "background_jobs_of" ON "background_jobs" USING btree ("created_by","created_at");--> statement-breakpoint
CREATE INDEX "background_jobs_open" ON "background_jobs" USING btree ("seen_at") WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "background_jobs_key" ON "background_jobs" USING btree ("key") WHERE key is not null and state in ('queued', 'running');--> statement-breakpoint
-- The tables of sessions know no partners: with a consent go the tokens that it has given.
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_partner_consent_fk" FOREIGN KEY ("user_id","partner_id") REFERENCES "public"."partner_consents"("user_id","partner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_partner_consent_fk" FOREIGN KEY ("user_id","partner_id") REFERENCES "public"."partner_consents"("user_id","partner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Sheets are rewritten in place while an attempt is open: room on the page keeps those writes off the indexes. A closed attempt
-- (sheet and receipt, 2.1 kB) is just over the size from which PostgreSQL compresses a row: a tenth of what it did for a
-- submission, to save a few hundred bytes of noise.
ALTER TABLE "attempts" SET (fillfactor = 70, toast_tuple_target = 4080);--> statement-breakpoint
INSERT INTO "public_content" DEFAULT VALUES;
