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
ALTER TABLE "period_standings" ADD CONSTRAINT "period_standings_list_id_period_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."period_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "period_lists_current" ON "period_lists" USING btree ("kind","from_day","sources") WHERE is_current;--> statement-breakpoint
CREATE INDEX "period_lists_old" ON "period_lists" USING btree ("built_at") WHERE not is_current;--> statement-breakpoint
CREATE UNIQUE INDEX "period_standings_person" ON "period_standings" USING btree ("user_id","list_id");