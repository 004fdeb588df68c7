-- A device is rung for the session that subscribed it, and no longer; also where both happen at once.
ALTER TABLE "push_subscriptions" DROP CONSTRAINT IF EXISTS "push_subscriptions_session_fk";
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_fk"
  FOREIGN KEY ("session_hash") REFERENCES "sessions" ("token_hash") ON DELETE CASCADE;
