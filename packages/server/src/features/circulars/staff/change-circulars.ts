import type { AuditAction, CircularAct, CircularActOutcome } from '@prostuti/contract'
import { changeCirculars } from '@prostuti/contract/circulars/operations'
import { asc, inArray } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { type Change, writeAudit } from '../../../platform/audit/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { requireRight } from '../../../platform/http/call/require-right.ts'
import type { CircularDeps } from '../circular-deps.ts'
import { countMatched } from '../kept-searches/count-unseen.ts'
import { type CircularRow, isPublicRow } from '../public-circulars.ts'
import { circulars } from '../tables/circulars.ts'
import { auditFields } from './circular-fields.ts'
import { isSameStanding, nextState, type Standing } from './next-state.ts'

interface Acting {
  readonly act: CircularAct
  readonly actor: bigint
  readonly now: number
  readonly dryRun: boolean
}

/** One act on many circulars: those that it cannot be done to are left, and named. */
export function createChangeCirculars({ db, clock }: CircularDeps) {
  return implement(changeCirculars, ({ body: { act, circulars: asked, dry_run: dryRun } }, call) =>
    inTransaction(db.pool, async client => {
      if (act === 'delete') requireRight(signedIn(call), 'circulars.write')
      const acting = { act, dryRun, actor: signedIn(call).id, now: clock.now() }
      const revisions = new Map(asked.map(({ id, revision }) => [id, revision]))
      const rows = await readRows(client, [...revisions.keys()], dryRun)
      const known = new Map(rows.map(row => [String(row.id), row]))
      const missing = [...revisions.keys()].filter(id => !known.has(id))
      const current = rows.filter(({ id, revision }) => revisions.get(String(id)) === revision)
      const stale = rows.filter(row => !current.includes(row))
      const outcome = await changeStates(client, current, acting)
      return {
        ...outcome,
        left: [
          ...outcome.left,
          ...stale.map(({ id, title }) => ({ id: String(id), title, problem: 'changed' as const })),
          ...missing.map(id => ({ id, title: '', problem: 'gone' as const })),
        ],
      }
    }),
  )
}

/** In the order of their ids, so that two who change the same ones wait for each other in one direction. */
async function readRows(client: PoolClient, ids: readonly string[], dryRun: boolean): Promise<CircularRow[]> {
  const wanted = drizzle(client)
    .select()
    .from(circulars)
    .where(inArray(circulars.id, ids.map(BigInt)))
    .orderBy(asc(circulars.id))
  return dryRun ? wanted : wanted.for('no key update')
}

interface Changed {
  readonly row: CircularRow
  readonly next: Standing
}

/** Does an act to rows that are locked, or says what it would do. Writes the audit log. */
export async function changeStates(
  client: PoolClient,
  rows: readonly CircularRow[],
  acting: Acting,
): Promise<CircularActOutcome> {
  const { act, now, dryRun } = acting
  const judged = rows.map(row => ({ row, next: nextState(row, act, now) }))
  const left = judged.flatMap(({ row: { id, title }, next }) =>
    'problem' in next ? { id: String(id), title, problem: next.problem } : [],
  )
  const going = judged.flatMap(({ row, next }): Changed[] => ('problem' in next ? [] : [{ row, next }]))
  const moving = going.filter(({ row, next }) => !isSameStanding(row, next))
  const news = moving.filter(({ row, next }) => !isPublicRow(row, now) && isPublicRow(next, now))
  const matched = await countMatched(
    client,
    news.map(({ row }) => row.id),
  )
  if (!dryRun) await write(client, moving, acting)
  const changed = going.map(({ row, next }) => ({
    id: String(row.id),
    state: next.state,
    revision: row.revision + (!dryRun && moving.some(each => each.row === row) ? 1 : 0),
  }))
  return { changed, left, kept_searches: matched }
}

async function write(client: PoolClient, moving: readonly Changed[], { act, actor, now }: Acting): Promise<void> {
  if (moving.length === 0) return
  const isUndo = act === 'undo'
  await client.query(
    `update circulars c
        set previous_state = case when $5 then null else c.state end,
            previous_published_on = case when $5 then null else c.published_on end,
            previous_public_since = case when $5 then null else c.public_since end,
            state = w.state, published_on = w.published_on, public_since = w.public_since,
            revision = c.revision + 1, changed_by = $6, updated_at = $7
       from unnest($1::bigint[], $2::smallint[], $3::timestamptz[], $4::timestamptz[]) as w (id, state, published_on, public_since)
      where c.id = w.id`,
    [
      moving.map(({ row }) => String(row.id)),
      moving.map(({ next }) => next.state),
      moving.map(({ next }) => next.publishedOn),
      moving.map(({ next }) => next.publicSince),
      isUndo,
      String(actor),
      new Date(now),
    ],
  )
  const changes = moving.map(
    ({ row, next }): Change => ({
      ...{ actor, kind: 'circular', id: row.id, action: verbOf(act, row), at: now },
      before: auditFields(row),
      after: auditFields({ ...row, ...next }),
    }),
  )
  await writeAudit(client, changes)
}

/** What the audit log calls an act. */
function verbOf(act: CircularAct, { state }: CircularRow): AuditAction {
  if (act === 'pending' || act === 'draft') return state === 2 ? 'unpublished' : 'updated'
  return ({ approve: 'approved', publish: 'published', delete: 'deleted', undo: 'undone' } as const)[act]
}
