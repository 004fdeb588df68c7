CREATE TABLE "announcement_opens" (
	"announcement_id" bigint NOT NULL,
	"number" smallint NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"opened" integer NOT NULL,
	CONSTRAINT "announcement_opens_announcement_id_number_hour_pk" PRIMARY KEY("announcement_id","number","hour")
);
--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "moved" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "most_people" integer;--> statement-breakpoint
ALTER TABLE "announcement_opens" ADD CONSTRAINT "announcement_opens_date" FOREIGN KEY ("announcement_id","number") REFERENCES "public"."announcement_dates"("announcement_id","number") ON DELETE cascade ON UPDATE no action;