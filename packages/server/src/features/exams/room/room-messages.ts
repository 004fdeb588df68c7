import type { Language, RoomMessage } from '@prostuti/contract'
import type { Pool, PoolClient } from 'pg'
import type { Localized } from '../../../platform/db/columns.ts'
import type { Call } from '../../../platform/http/call/call.ts'
import { memoize } from '../papers/paper-store.ts'

/** So long drafts bring a message along; a page that was away meanwhile gets it by joining again. */
const newMs = 2 * 60_000

/** So many are remembered: those of the exams that run now. */
const mostMessages = 64

interface Said {
  readonly message: RoomMessage
}

/** What staff said to everybody who sits an exam, by the number that its row in memory bears. */
export interface RoomMessages {
  read(id: number, language: Language): Promise<Said>
  /** The same while it is new; else nothing. */
  newly(id: number, call: Pick<Call, 'language' | 'receivedAt'>): Promise<Said | null>
}

/** A message never changes, so what was read once is right for ever. */
export function createRoomMessages(pool: Pool): RoomMessages {
  const find = memoize(mostMessages, async (id: number) => {
    const { rows } = await pool.query<{ text: Localized; minutes: number | null; created_at: Date }>(
      'select text, minutes, created_at from room_messages where id = $1',
      [id],
    )
    const { text, minutes, created_at } = rows[0]!
    const saidIn = (language: Language): Said => ({ message: { id: String(id), minutes, text: text[language] } })
    return { said: { bn: saidIn('bn'), en: saidIn('en') }, newUntil: created_at.getTime() + newMs }
  })
  return {
    read: async (id, language) => (await find(id)).said[language],
    async newly(id, { language, receivedAt }) {
      const { said, newUntil } = await find(id)
      return receivedAt < newUntil ? said[language] : null
    },
  }
}

export interface NewRoomMessage {
  readonly examId: number
  readonly text: Localized
  readonly minutes: number | null
  readonly by: bigint
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Says it to everybody who sits the exam, in the client's transaction, and returns its id. */
export async function addRoomMessage(client: PoolClient, said: NewRoomMessage): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `with said as (
       insert into room_messages (exam_id, text, minutes, created_by, created_at) values ($1, $2, $3, $4, $5) returning id
     )
     update exams set room_message = said.id from said where exams.id = $1 returning said.id`,
    [said.examId, said.text, said.minutes, String(said.by), new Date(said.at)],
  )
  return rows[0]!.id
}
