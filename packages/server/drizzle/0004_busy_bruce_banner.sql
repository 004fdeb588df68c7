CREATE TABLE "person_seen" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_words" (
	"user_id" bigint NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "person_words_user_id_word_pk" PRIMARY KEY("user_id","word")
);
--> statement-breakpoint
DROP INDEX "users_created";--> statement-breakpoint
ALTER TABLE "person_seen" ADD CONSTRAINT "person_seen_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_words" ADD CONSTRAINT "person_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_seen_newest" ON "person_seen" USING btree ("seen_at","user_id");--> statement-breakpoint
CREATE INDEX "person_words_word" ON "person_words" USING btree ("word" text_pattern_ops,"user_id");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree (left("name", 100) collate "C","id");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");