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
ALTER TABLE "users" ADD COLUMN "rank_alias" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "rank_search" text GENERATED ALWAYS AS (lower(normalize(coalesce(rank_alias, case when strpos(name, '@') = 0 then name else '' end)))) STORED;--> statement-breakpoint
ALTER TABLE "result_versions" ADD COLUMN "receipt_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "result_versions" ADD COLUMN "receipt_root" "bytea";--> statement-breakpoint
-- What became final before there were lists is published anew by the next sweep, with its list.
DELETE FROM "result_versions";
