import type { ParsedPart } from '@prostuti/contract'
import {
  createGovtResult,
  deleteGovtResult,
  getStaffGovtResult,
  updateGovtResult,
} from '@prostuti/contract/notices/operations'
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
import { refusedField } from '../editing/refused-field.ts'
import { given, sharedValues, sourceValues } from '../editing/shared-values.ts'
import { readFileRow } from '../files/read-file.ts'
import type { NoticeDeps } from '../notice-deps.ts'
import { govtResults } from '../tables/govt-results.ts'
import { readSheet } from './import/stored-sheet.ts'
import { lockResult } from './lock-result.ts'
import { presentStaffResult, type ResultRow, resultFields } from './present-result.ts'

/** Results as staff write them. A write throws `validation_failed`, and `conflict` for another revision. */
export function createChangeResults({ db, clock }: NoticeDeps): Implementation[] {
  return [
    implementOnce(createGovtResult, { pool: db.pool, clock }, async ({ body }, call, client) => {
      const now = clock.now()
      const values = await valuesOf(client, body)
      const publishedOn = values.publishedOn ?? null
      check({ publishedOn, numbers: 0, nextTitle: body.next_title, nextDate: body.next_date })
      const first = await firstRevision(client, 'govt_results', { title: body.title, publishedOn, now })
      const [row] = await drizzle(client)
        .insert(govtResults)
        .values({ ...values, ...first, title: body.title })
        .returning()
      const change = { actor: signedIn(call).id, kind: 'govt_result', id: row!.id, action: 'created', at: now } as const
      await writeAudit(client, [{ ...change, after: resultFields(row!) }])
      return presented(client, row!, now)
    }),
    implement(updateGovtResult, ({ params, body }, call) =>
      inTransaction(db.pool, async client => {
        const now = clock.now()
        const before = await lockResult(client, params.id)
        checkRevision(before, body.revision)
        const values = given(await valuesOf(client, body))
        const after = { ...before, ...values }
        check(after)
        const [row] = await drizzle(client)
          .update(govtResults)
          .set({ ...values, ...(await nextRevision(client, 'govt_results', { before, after, now })) })
          .where(eq(govtResults.id, before.id))
          .returning()
        const change = {
          actor: signedIn(call).id,
          kind: 'govt_result',
          id: row!.id,
          action: 'updated',
          at: now,
        } as const
        await writeAudit(client, [{ ...change, before: resultFields(before), after: resultFields(row!) }])
        return presented(client, row!, now)
      }),
    ),
    // Its numbers are found no more; the purge takes them away.
    implement(deleteGovtResult, ({ params }, call) =>
      inTransaction(db.pool, async client => {
        const before = await lockResult(client, params.id)
        await drizzle(client).delete(govtResults).where(eq(govtResults.id, before.id))
        const change = { actor: signedIn(call).id, kind: 'govt_result', id: before.id, action: 'deleted' } as const
        await writeAudit(client, [{ ...change, before: resultFields(before), at: clock.now() }])
      }),
    ),
    implement(getStaffGovtResult, async ({ params }) => {
      const [row] = await db.orm
        .select()
        .from(govtResults)
        .where(eq(govtResults.id, BigInt(params.id)))
      if (!row) throw new AppError('not_found')
      return presented(db.pool, row, clock.now())
    }),
  ]
}

async function valuesOf(client: PoolClient, body: Partial<ParsedPart<'notices.createGovtResult', 'body'>>) {
  checkDate('next_date', body.next_date)
  return {
    ...(await sharedValues(client, body)),
    ...sourceValues(body),
    ...{ nextTitle: body.next_title, nextDate: body.next_date },
  }
}

const noNumbers = { bn: 'প্রকাশের আগে ফলের শিট থেকে নম্বর নিন।', en: 'Import its numbers before it is published' }
const noNextTitle = { bn: 'এ তারিখে কী আছে লিখুন।', en: 'Say what is on this day' }

function check(row: Pick<ResultRow, 'publishedOn' | 'numbers' | 'nextTitle' | 'nextDate'>): void {
  if (row.publishedOn !== null && row.numbers === 0) throw refusedField('published_on', 'nothing_to_publish', noNumbers)
  if (row.nextDate !== null && row.nextTitle === '') throw refusedField('next_title', 'missing', noNextTitle)
}

async function presented(client: Queryable, row: ResultRow, now: number) {
  const orm = drizzle(client)
  const file = await readFileRow(orm, row.fileId)
  const sheet = await readSheet(orm, row.id)
  return presentStaffResult(row, { file, sheet, changed: await lastChange(client, 'govt_result', row.id), now })
}
