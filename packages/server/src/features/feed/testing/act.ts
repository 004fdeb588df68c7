import type { ReturnsOf, TalkAct } from '@prostuti/contract'
import type { Person, TestApp } from '../../../testing/test-app.ts'

interface Subject {
  readonly kind: 'post' | 'comment'
  readonly id: string
}

/** Does an act to one post or comment as it stands now. */
export async function act(
  { db }: Pick<TestApp, 'db'>,
  staff: Person,
  name: TalkAct,
  { kind, id }: Subject,
  given: Record<string, unknown> = {},
): Promise<ReturnsOf<'feed.changeTalk'>> {
  const { rows } = await db.pool.query<{ revision: number }>(`select revision from ${kind}s where id = $1`, [id])
  const items = [{ kind, id, revision: rows[0]?.revision ?? 1 }]
  const body = { act: name, items, ...given }
  const answer = await staff.call<ReturnsOf<'feed.changeTalk'>>('PUT', 'feed/v1/admin/talk-states/', body)
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body
}
