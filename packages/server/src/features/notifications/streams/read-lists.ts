import { knownKinds, type StoredNotification, shownSince, storedColumns } from '../list/stored-notification.ts'
import type { StreamDeps } from './stream-deps.ts'

/** What a stream may say of one person's list. */
export interface ListState {
  readonly unread: number
  /** Null: the list is empty. */
  readonly newest: StoredNotification | null
}

type Row = { readonly person: string; readonly unread: number } & (StoredNotification | { readonly id: null })

/** The lists of many people in one statement. */
export async function readLists(
  { db, clock }: Pick<StreamDeps, 'db' | 'clock'>,
  people: readonly string[],
): Promise<Map<string, ListState>> {
  const { rows } = await db.pool.query<Row>({
    name: 'read-lists',
    text: `
      select p.id::text as person, u.unread, n.*
        from unnest($1::bigint[]) p (id)
        cross join lateral (
          select count(*)::int as unread from notifications n
           where n.user_id = p.id and n.read_at is null and n.created_at > $2 and n.kind = any($3)) u
        left join lateral (
          select ${storedColumns} from notifications n
           where n.user_id = p.id and n.created_at > $2 and n.kind = any($3) order by n.id desc limit 1) n on true`,
    values: [people, shownSince(clock.now()), knownKinds],
  })
  return new Map(rows.map(row => [row.person, { unread: row.unread, newest: row.id === null ? null : row }]))
}
