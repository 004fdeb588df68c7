-- Deferred: they run as the transaction commits, so that a long one (publishing a list) keeps no other writer waiting.
DROP TRIGGER IF EXISTS "exams_public_content" ON "exams";
CREATE CONSTRAINT TRIGGER "exams_public_content" AFTER INSERT OR UPDATE OR DELETE ON "exams"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_public_content"();

DROP TRIGGER IF EXISTS "result_versions_public_content" ON "result_versions";
CREATE CONSTRAINT TRIGGER "result_versions_public_content" AFTER INSERT OR UPDATE OR DELETE ON "result_versions"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_public_content"();

-- What partners are told of attempts that began on their pages, of people who have agreed (decision 0156). Sheets come in by hundreds a
-- second: where no partner has chosen the event, this looks at one small table and no more.
CREATE OR REPLACE FUNCTION "results_tell_partners"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "partner_hooks" WHERE 'attempt.submitted' = ANY ("events")) THEN RETURN NULL; END IF;
  INSERT INTO "partner_deliveries" ("partner_id", "hook_id", "event", "user_id", "payload")
  SELECT p."partner_id", w."id", 'attempt.submitted', n."user_id", jsonb_build_object(
           'person', n."user_id"::text, 'exam', n."exam_id"::text, 'state', CASE n."mode" WHEN 1 THEN 'live' ELSE 'archive' END,
           'attempt', n."try", 'submitted_at', to_char(n."submitted_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    FROM "new_rows" n
    JOIN "partner_attempts" p USING ("user_id", "exam_id", "mode", "try")
    JOIN "partner_consents" c ON c."user_id" = p."user_id" AND c."partner_id" = p."partner_id"
    JOIN "partner_hooks" w ON w."partner_id" = p."partner_id" AND 'attempt.submitted' = ANY (w."events")
   -- A later version of the same attempt's result is a regrade's.
   WHERE NOT EXISTS (SELECT FROM "results" r WHERE (r."user_id", r."exam_id", r."mode", r."try")
                       = (n."user_id", n."exam_id", n."mode", n."try") AND r."version" < n."version")
   ORDER BY n."user_id";
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "results_partners" AFTER INSERT ON "results"
  REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "results_tell_partners"();

-- A partner is told that there is a result when its person is: once it is final and may be seen, and again when a regrade has moved it.
-- What the result is, its server reads with its key: where marks are withheld is decided in one place.
CREATE OR REPLACE FUNCTION "notifications_tell_partners"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "new_rows" WHERE "kind" IN ('result_published', 'rank_changed')) THEN RETURN NULL; END IF;
  INSERT INTO "partner_deliveries" ("partner_id", "hook_id", "event", "user_id", "payload")
  SELECT p."partner_id", w."id", v."event", n."user_id", jsonb_build_object(
           'person', n."user_id"::text, 'exam', r."exam_id"::text, 'state', 'live', 'attempt', r."try")
    FROM "new_rows" n
    JOIN (VALUES ('result_published', 'result.published'), ('rank_changed', 'result.changed')) AS v ("kind", "event") USING ("kind")
    JOIN "exams" e ON e."id" = (n."data"->>'exam')::int
    JOIN "results" r ON r."user_id" = n."user_id" AND r."exam_id" = e."id" AND r."mode" = 1 AND r."version" = e."result_version"
    JOIN "partner_attempts" p ON (p."user_id", p."exam_id", p."mode", p."try") = (r."user_id", r."exam_id", r."mode", r."try")
    JOIN "partner_consents" c ON c."user_id" = p."user_id" AND c."partner_id" = p."partner_id"
    JOIN "partner_hooks" w ON w."partner_id" = p."partner_id" AND v."event" = ANY (w."events")
   ORDER BY n."user_id";
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "notifications_partners" AFTER INSERT ON "notifications"
  REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "notifications_tell_partners"();
