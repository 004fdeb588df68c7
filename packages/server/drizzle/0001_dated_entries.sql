CREATE TABLE "dated_entries" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"thing_id" bigint NOT NULL,
	"reminders" smallint[] NOT NULL,
	"aim" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dated_entries_user_id_kind_thing_id_pk" PRIMARY KEY("user_id","kind","thing_id"),
	CONSTRAINT "dated_entries_kind" CHECK ("dated_entries"."kind" in ('circular', 'seat_plan', 'result'))
);
--> statement-breakpoint
ALTER TABLE "dated_entries" ADD CONSTRAINT "dated_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;