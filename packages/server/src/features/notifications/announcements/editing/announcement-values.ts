import type { ParsedPart } from '@prostuti/contract'
import type { PoolClient } from 'pg'
import { refusedField } from '../refused-field.ts'
import type { announcements } from '../tables.ts'

/** The columns that staff fill in. */
export type AnnouncementValues = Omit<typeof announcements.$inferInsert, 'id' | 'state' | 'revision' | 'createdAt'>

type Fields = ParsedPart<'notifications.createNotification', 'body'>

/** The columns of these fields; what was left out stays undefined. Throws `validation_failed`. */
export async function announcementValues(client: PoolClient, given: Partial<Fields>) {
  const values = {
    title: given.title,
    body: given.body,
    topic: given.topic,
    page: given.page,
    pageId: idOf(given.notification_id),
    webUrl: given.web_url,
    imageId: given.image_url === undefined ? undefined : await imageOf(client, given.image_url),
    imageAlt: given.image_alt,
    platform: given.platform,
    pushToken: given.push_token,
    forUserId: given.user === undefined ? undefined : await personOf(client, given.user),
    audience: given.audience,
    sendingTime: given.sending_time == null ? given.sending_time : new Date(given.sending_time),
    interval: given.interval,
    repeatCount: given.repeat_count,
    moved: given.moved && inOrder(given.moved),
    leftOut: given.left_out && [...new Set(given.left_out)].sort((a, b) => a - b),
  } satisfies Partial<AnnouncementValues>
  return withoutUndefined(values)
}

type Given<Columns> = { [Name in keyof Columns]?: Exclude<Columns[Name], undefined> }

function withoutUndefined<Columns extends object>(columns: Columns): Given<Columns> {
  const entries = Object.entries(columns).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Given<Columns>
}

/** Of two times for one date the later one in the list counts. */
const inOrder = (moved: Fields['moved']): Fields['moved'] =>
  [...new Map(moved.map(each => [each.number, each])).values()].sort((a, b) => a.number - b.number)

const idOf = (id: string | null | undefined) => (id === undefined || id === null ? id : BigInt(id))

/** Kept until the transaction ends; a picture that is still being made has no path yet. */
async function imageOf(client: PoolClient, path: string): Promise<bigint | null> {
  if (path === '') return null
  const digest = path.split('/').at(-2)!
  const { rows } = await client.query<{ id: string }>(
    `select id from images where digest = $1 and state = 'ready' order by id limit 1 for key share`,
    [digest],
  )
  if (!rows[0]) throw refusedField('image_url', 'unknown', { bn: 'এই ছবিটি নেই।', en: 'There is no such picture' })
  return BigInt(rows[0].id)
}

async function personOf(client: PoolClient, id: string | null): Promise<bigint | null> {
  if (id === null) return null
  const { rowCount } = await client.query(
    'select from users where id = $1::bigint and merged_into is null for key share',
    [id],
  )
  if (rowCount === 0) throw refusedField('user', 'unknown', { bn: 'এই ব্যবহারকারী নেই।', en: 'There is no such person' })
  return BigInt(id)
}
