import type { ParsedPart } from '@prostuti/contract'
import { createSeatPlan, deleteSeatPlan, getStaffSeatPlan, updateSeatPlan } from '@prostuti/contract/notices/operations'
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
import { seatPlans } from '../tables/seat-plans.ts'
import { presentStaffSeatPlan, type SeatPlanRow, seatPlanFields } from './present-seat-plan.ts'
import { rangeColumns } from './range-columns.ts'

/** A body of 2,000 ranges with long names in Bangla. */
const maxBodyBytes = 4 * 1024 * 1024

/** Seat plans as staff write them. A write throws `validation_failed`, and `conflict` for another revision. */
export function createChangeSeatPlans({ db, clock }: NoticeDeps): Implementation[] {
  const create = implementOnce(createSeatPlan, { pool: db.pool, clock }, async ({ body }, call, client) => {
    const now = clock.now()
    const values = await valuesOf(client, body)
    const publishedOn = values.publishedOn ?? null
    const ranges = rangeColumns(body.ranges)
    checkPublishable({ publishedOn, ranges: ranges.ranges })
    const first = await firstRevision(client, 'seat_plans', { title: body.title, publishedOn, now })
    const [row] = await drizzle(client)
      .insert(seatPlans)
      .values({ ...values, ...ranges, ...first, title: body.title, examDate: body.exam_date })
      .returning()
    const change = { actor: signedIn(call).id, kind: 'seat_plan', id: row!.id, action: 'created', at: now } as const
    await writeAudit(client, [{ ...change, after: seatPlanFields(row!) }])
    return presented(client, row!, now)
  })
  const update = implement(updateSeatPlan, ({ params, body }, call) =>
    inTransaction(db.pool, async client => {
      const now = clock.now()
      const before = await lockSeatPlan(client, params.id)
      checkRevision(before, body.revision)
      const values = given(await valuesOf(client, body))
      const after = { ...before, ...values }
      checkPublishable(after)
      const [row] = await drizzle(client)
        .update(seatPlans)
        .set({ ...values, ...(await nextRevision(client, 'seat_plans', { before, after, now })) })
        .where(eq(seatPlans.id, before.id))
        .returning()
      const change = { actor: signedIn(call).id, kind: 'seat_plan', id: row!.id, action: 'updated', at: now } as const
      await writeAudit(client, [{ ...change, before: seatPlanFields(before), after: seatPlanFields(row!) }])
      return presented(client, row!, now)
    }),
  )
  return [
    { ...create, maxBodyBytes },
    { ...update, maxBodyBytes },
    implement(deleteSeatPlan, ({ params }, call) =>
      inTransaction(db.pool, async client => {
        const before = await lockSeatPlan(client, params.id)
        await drizzle(client).delete(seatPlans).where(eq(seatPlans.id, before.id))
        const change = { actor: signedIn(call).id, kind: 'seat_plan', id: before.id, action: 'deleted' } as const
        await writeAudit(client, [{ ...change, before: seatPlanFields(before), at: clock.now() }])
      }),
    ),
    implement(getStaffSeatPlan, async ({ params }) => {
      const [row] = await db.orm
        .select()
        .from(seatPlans)
        .where(eq(seatPlans.id, BigInt(params.id)))
      if (!row) throw new AppError('not_found')
      return presented(db.pool, row, clock.now())
    }),
  ]
}

/** Throws `not_found`. */
async function lockSeatPlan(client: PoolClient, id: string): Promise<SeatPlanRow> {
  const [row] = await drizzle(client)
    .select()
    .from(seatPlans)
    .where(eq(seatPlans.id, BigInt(id)))
    .for('update')
  if (!row) throw new AppError('not_found')
  return row
}

async function valuesOf(client: PoolClient, body: Partial<ParsedPart<'notices.createSeatPlan', 'body'>>) {
  checkDate('exam_date', body.exam_date)
  return {
    ...(await sharedValues(client, body)),
    ...sourceValues(body),
    ...{ examDate: body.exam_date, examTime: body.exam_time },
    ...(body.ranges && rangeColumns(body.ranges)),
  }
}

const noRanges = { bn: 'প্রকাশের আগে কেন্দ্র ও রোল দিন।', en: 'Give its centres and rolls before it is published' }

function checkPublishable({ publishedOn, ranges }: Pick<SeatPlanRow, 'publishedOn' | 'ranges'>): void {
  if (publishedOn !== null && ranges.length === 0) throw refusedField('published_on', 'nothing_to_publish', noRanges)
}

async function presented(client: Queryable, row: SeatPlanRow, now: number) {
  const file = await readFileRow(drizzle(client), row.fileId)
  return presentStaffSeatPlan(row, { file, changed: await lastChange(client, 'seat_plan', row.id), now })
}
