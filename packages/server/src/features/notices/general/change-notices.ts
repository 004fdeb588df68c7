import type { ParsedPart } from '@prostuti/contract'
import { createNotice, deleteNotice, getStaffNotice, updateNotice } from '@prostuti/contract/notices/operations'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../../platform/audit/index.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import { checkDate } from '../editing/check-dates.ts'
import { lastChange } from '../editing/last-change.ts'
import { checkRevision, firstRevision, nextRevision } from '../editing/next-revision.ts'
import { given, sharedValues } from '../editing/shared-values.ts'
import { readFileRow } from '../files/read-file.ts'
import type { NoticeDeps } from '../notice-deps.ts'
import { notices } from '../tables/notices.ts'
import { type NoticeRow, noticeFields, presentStaffNotice } from './present-notice.ts'

/** Notices as staff write them. A write throws `validation_failed`, and `conflict` for another revision. */
export function createChangeNotices({ db, clock }: NoticeDeps): Implementation[] {
  return [
    implementOnce(createNotice, { pool: db.pool, clock }, async ({ body }, call, client) => {
      const now = clock.now()
      const values = await valuesOf(client, body)
      const publishedOn = values.publishedOn ?? null
      const first = await firstRevision(client, 'notices', { title: body.title, publishedOn, now })
      const [row] = await drizzle(client)
        .insert(notices)
        .values({ ...values, ...first, title: body.title })
        .returning()
      const change = { actor: signedIn(call).id, kind: 'notice', id: row!.id, action: 'created', at: now } as const
      await writeAudit(client, [{ ...change, after: noticeFields(row!) }])
      return presented(client, row!, now)
    }),
    implement(updateNotice, ({ params, body }, call) =>
      inTransaction(db.pool, async client => {
        const now = clock.now()
        const before = await lockNotice(client, params.id)
        checkRevision(before, body.revision)
        const values = given(await valuesOf(client, body))
        const after = { ...before, ...values }
        const [row] = await drizzle(client)
          .update(notices)
          .set({ ...values, ...(await nextRevision(client, 'notices', { before, after, now })) })
          .where(eq(notices.id, before.id))
          .returning()
        const change = { actor: signedIn(call).id, kind: 'notice', id: row!.id, action: 'updated', at: now } as const
        await writeAudit(client, [{ ...change, before: noticeFields(before), after: noticeFields(row!) }])
        return presented(client, row!, now)
      }),
    ),
    implement(deleteNotice, ({ params }, call) =>
      inTransaction(db.pool, async client => {
        const before = await lockNotice(client, params.id)
        await drizzle(client).delete(notices).where(eq(notices.id, before.id))
        const change = { actor: signedIn(call).id, kind: 'notice', id: before.id, action: 'deleted' } as const
        await writeAudit(client, [{ ...change, before: noticeFields(before), at: clock.now() }])
      }),
    ),
    implement(getStaffNotice, async ({ params }) => {
      const [row] = await db.orm
        .select()
        .from(notices)
        .where(eq(notices.id, BigInt(params.id)))
      if (!row) throw new AppError('not_found')
      return presented(db.pool, row, clock.now())
    }),
  ]
}

/** Throws `not_found`. */
async function lockNotice(client: PoolClient, id: string): Promise<NoticeRow> {
  const [row] = await drizzle(client)
    .select()
    .from(notices)
    .where(eq(notices.id, BigInt(id)))
    .for('update')
  if (!row) throw new AppError('not_found')
  return row
}

async function valuesOf(client: PoolClient, body: Partial<ParsedPart<'notices.createNotice', 'body'>>) {
  checkDate('pinned_until', body.pinned_until)
  return { ...(await sharedValues(client, body)), pinnedUntil: body.pinned_until }
}

async function presented(client: Queryable, row: NoticeRow, now: number) {
  const file = await readFileRow(drizzle(client), row.fileId)
  return presentStaffNotice(row, { file, changed: await lastChange(client, 'notice', row.id), now })
}
