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
ALTER TABLE "view_as_sessions" ADD CONSTRAINT "view_as_sessions_staff_hash_sessions_token_hash_fk" FOREIGN KEY ("staff_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "view_as_sessions" ADD CONSTRAINT "view_as_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "view_as_sessions_user" ON "view_as_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "view_as_sessions_expiry" ON "view_as_sessions" USING btree ("expires_at");