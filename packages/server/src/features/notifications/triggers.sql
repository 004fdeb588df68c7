-- Every process listens on this channel and tells its open streams (decision 0142). A message holds at most 8,000 bytes: ids and
-- hashes go out in portions.
CREATE OR REPLACE FUNCTION "tell_streams"(kind text, ids text[]) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('prostuti_stream', jsonb_build_object(kind, jsonb_agg(id))::text)
    FROM (SELECT id, (row_number() OVER () - 1) / 100 AS portion FROM unnest(ids) AS told (id)) AS portions
   GROUP BY portion;
$$;

CREATE OR REPLACE FUNCTION "notifications_tell_new"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_streams('people', ARRAY(SELECT DISTINCT user_id::text FROM new_rows));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "notifications_tell_gone"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_streams('people', ARRAY(SELECT DISTINCT user_id::text FROM old_rows));
  RETURN NULL;
END $$;

-- Pushing changes rows too, and nothing of the list.
CREATE OR REPLACE FUNCTION "notifications_tell_read"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_streams('people', ARRAY(
    SELECT DISTINCT n.user_id::text FROM new_rows n JOIN old_rows o USING (id)
     WHERE n.read_at IS DISTINCT FROM o.read_at OR n.user_id <> o.user_id));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "sessions_tell_ended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_streams('sessions', ARRAY(SELECT encode(token_hash, 'hex') FROM old_rows));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "notifications_new" AFTER INSERT ON "notifications"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "notifications_tell_new"();

CREATE OR REPLACE TRIGGER "notifications_read" AFTER UPDATE ON "notifications"
  REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "notifications_tell_read"();

CREATE OR REPLACE TRIGGER "notifications_gone" AFTER DELETE ON "notifications"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "notifications_tell_gone"();

CREATE OR REPLACE TRIGGER "sessions_ended" AFTER DELETE ON "sessions"
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "sessions_tell_ended"();
-- A device is rung for the session that subscribed it, and no longer; also where both happen at once.
ALTER TABLE "push_subscriptions" DROP CONSTRAINT IF EXISTS "push_subscriptions_session_fk";
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_fk"
  FOREIGN KEY ("session_hash") REFERENCES "sessions" ("token_hash") ON DELETE CASCADE ON UPDATE CASCADE;
