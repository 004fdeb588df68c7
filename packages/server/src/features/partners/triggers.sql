-- The one address of the release before becomes the first of several, with what is on its way to it.
INSERT INTO "partner_hooks" ("partner_id", "url", "events")
SELECT "partner_id", "url", "events" FROM "partner_webhooks" ORDER BY "partner_id" ON CONFLICT DO NOTHING;
UPDATE "partner_deliveries" d SET "hook_id" = h."id" FROM "partner_webhooks" w, "partner_hooks" h
 WHERE d."hook_id" IS NULL AND w."partner_id" = d."partner_id" AND (h."partner_id", h."url") = (w."partner_id", w."url");
DELETE FROM "partner_webhooks";

-- What a partner is told of its people, in the transaction of what happened. A row of it is written for each of the partner's addresses
-- that has chosen the event, and only then.
CREATE OR REPLACE FUNCTION "partner_consents_tell_given"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "partner_deliveries" ("partner_id", "hook_id", "event", "user_id", "payload")
  SELECT n."partner_id", w."id", 'consent.given', n."user_id", jsonb_build_object('person', n."user_id"::text)
    FROM "new_rows" n JOIN "partner_hooks" w USING ("partner_id")
   WHERE 'consent.given' = ANY (w."events") ORDER BY n."user_id";
  RETURN NULL;
END $$;

-- A person who has deleted their account is nobody's any more, so the row names none by `user_id`; the partner is to erase theirs.
CREATE OR REPLACE FUNCTION "partner_consents_tell_withdrawn"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "partner_deliveries" ("partner_id", "hook_id", "event", "payload")
  SELECT o."partner_id", w."id", 'consent.withdrawn', jsonb_build_object('person', o."user_id"::text)
    FROM "old_rows" o JOIN "partner_hooks" w USING ("partner_id") JOIN "partners" p ON p."id" = o."partner_id"
   WHERE 'consent.withdrawn' = ANY (w."events") ORDER BY o."user_id";
  RETURN NULL;
END $$;

-- A person without an account gets one: what they agreed to moves, and the partner knows them by another number from then on.
CREATE OR REPLACE FUNCTION "partner_consents_tell_moved"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "partner_deliveries" ("partner_id", "hook_id", "event", "user_id", "payload")
  SELECT n."partner_id", w."id", 'consent.given', n."user_id", jsonb_build_object('person', n."user_id"::text)
    FROM "new_rows" n JOIN "partner_hooks" w USING ("partner_id")
   WHERE 'consent.given' = ANY (w."events")
     AND NOT EXISTS (SELECT FROM "old_rows" o WHERE o."user_id" = n."user_id" AND o."partner_id" = n."partner_id");
  INSERT INTO "partner_deliveries" ("partner_id", "hook_id", "event", "payload")
  SELECT o."partner_id", w."id", 'consent.withdrawn', jsonb_build_object('person', o."user_id"::text)
    FROM "old_rows" o JOIN "partner_hooks" w USING ("partner_id")
   WHERE 'consent.withdrawn' = ANY (w."events")
     AND NOT EXISTS (SELECT FROM "new_rows" n WHERE n."user_id" = o."user_id" AND n."partner_id" = o."partner_id");
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "partner_consents_given" AFTER INSERT ON "partner_consents"
  REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "partner_consents_tell_given"();
CREATE OR REPLACE TRIGGER "partner_consents_moved" AFTER UPDATE ON "partner_consents"
  REFERENCING NEW TABLE AS "new_rows" OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "partner_consents_tell_moved"();
CREATE OR REPLACE TRIGGER "partner_consents_withdrawn" AFTER DELETE ON "partner_consents"
  REFERENCING OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "partner_consents_tell_withdrawn"();
