import type { Page } from '@playwright/test'
import type { TalkAct } from '@prostuti/contract'
import { changeTalk, createPost } from '@prostuti/contract/feed/operations'
import type { TestSite } from '../test-site.ts'
import { tokenOf } from '../token-of.ts'

/** A moderator decides on the newest post or comment with these words. `staff`: a page on which one is signed in. */
export async function decide(
  staff: Page,
  site: TestSite,
  kind: 'post' | 'comment',
  text: string,
  act: TalkAct,
  reason: string | null = null,
): Promise<string> {
  const { rows } = await site.db.pool.query<{ id: string; revision: number }>(
    `select id, revision from ${kind}s where text = $1 order by id desc limit 1`,
    [text],
  )
  const [found] = rows
  if (!found) throw new Error(`no ${kind} says: ${text}`)
  const answer = await staff.request.put(`${site.url}/api/${changeTalk.path}`, {
    headers: { authorization: `token ${await tokenOf(staff, site)}` },
    data: { act, reason, items: [{ kind, id: String(found.id), revision: found.revision }] },
  })
  const outcome = await answer.text()
  if (!answer.ok() || !outcome.includes('"left":[]')) throw new Error(`it was not decided: ${outcome}`)
  return String(found.id)
}

/** Staff write a post, which is public at once; resolves to its id. */
export async function publishPost(staff: Page, site: TestSite, fields: object): Promise<string> {
  // Nobody writes more than ten an hour, but the journeys of a whole day share one moderator.
  await site.db.pool.query("update posts set created_at = created_at - interval '1 hour'")
  const answer = await staff.request.post(`${site.url}/api/${createPost.path}`, {
    headers: { authorization: `token ${await tokenOf(staff, site)}`, 'idempotency-key': crypto.randomUUID() },
    data: { type: 0, ...fields },
  })
  if (!answer.ok()) throw new Error(`no post was made: ${answer.status()} ${await answer.text()}`)
  const { id } = (await answer.json()) as { id: string }
  return id
}
