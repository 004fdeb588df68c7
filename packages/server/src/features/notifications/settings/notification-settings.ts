import { type NotificationSettings, type NotificationTopic, quietTopics } from '@prostuti/contract'
import { getNotificationSettings, updateNotificationSettings } from '@prostuti/contract/notifications/operations'
import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { holdPerson } from '../../../platform/people/hold-person.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { notificationSettings, type TopicChoices } from './tables.ts'

/** What a person wants to hear of on a phone. */
export function createNotificationSettings(deps: NotificationDeps): Implementation[] {
  return [
    implement(getNotificationSettings, (_, call) => readSettings(deps, signedIn(call).id)),
    implement(updateNotificationSettings, async ({ body }, call) => {
      const { id } = signedIn(call)
      await saveChoices(deps, id, body.topics)
      return readSettings(deps, id)
    }),
  ]
}

export async function readSettings(
  { db, readDevices = async () => ({ devices: [], lost: [] }), pushKey = null }: NotificationDeps,
  userId: bigint,
): Promise<NotificationSettings> {
  const [[row], devices] = await Promise.all([
    db.orm
      .select({ topics: notificationSettings.topics })
      .from(notificationSettings)
      .where(eq(notificationSettings.userId, userId)),
    readDevices(userId),
  ])
  return { topics: topicsOf(row?.topics ?? {}), push_key: pushKey, ...devices }
}

/** Every topic with what is true of it for a person who has chosen so. */
export function topicsOf(choices: TopicChoices): Record<NotificationTopic, boolean> {
  const wants = (topic: NotificationTopic) => choices[topic] ?? !quietTopics.includes(topic)
  return {
    exams: wants('exams'),
    results: wants('results'),
    reports: wants('reports'),
    talk: wants('talk'),
    searches: wants('searches'),
    deadlines: wants('deadlines'),
    news: wants('news'),
  }
}

async function saveChoices({ db }: NotificationDeps, userId: bigint, topics: TopicChoices): Promise<void> {
  await inTransaction(db.pool, async client => {
    await holdPerson(client, userId)
    await drizzle(client)
      .insert(notificationSettings)
      .values({ userId, topics })
      .onConflictDoUpdate({
        target: notificationSettings.userId,
        set: { topics: sql`${notificationSettings.topics} || excluded.topics` },
      })
  })
}
