import { randomUUID } from 'node:crypto'
import { createProgram } from '@prostuti/contract/programs/operations'
import { max } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../../platform/audit/index.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { requireRight } from '../../../platform/http/call/require-right.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import type { ProgramDeps } from '../program-deps.ts'
import { programs } from '../tables.ts'
import { presentStaffProgram, programFields } from './present-staff-program.ts'
import { programValues } from './program-values.ts'
import { refusedField } from './refused-field.ts'
import { toStored } from './staff-text.ts'

/** A new program: a draft, behind the others unless its place is given. */
export function createCreateProgram({ db, clock }: ProgramDeps) {
  return implementOnce(createProgram, { pool: db.pool, clock }, async ({ body }, call, client) => {
    refuseDatedPersonal(body)
    if (body.cost || body.cost_in_tk) requireRight(signedIn(call), 'prices.change')
    const row = await insertProgram(client, {
      ...programValues(body),
      position: body.position ?? (await lastPosition(client)) + 1,
      title: toStored(body.title),
    })
    const at = clock.now()
    const change = { actor: signedIn(call).id, kind: 'program', id: row.id, action: 'created', at } as const
    await writeAudit(client, [{ ...change, after: programFields(row) }])
    return presentStaffProgram(client, row, { now: at, language: call.language })
  })
}

/** Throws `validation_failed`: where each person's days begin when they say, no day is everybody's. */
export function refuseDatedPersonal(given: { is_personalized?: boolean; starts_on?: string | null }): void {
  if (given.is_personalized && given.starts_on)
    throw refusedField('starts_on', 'personalized', 'A personalised program has no start of its own')
}

type NewProgram = Omit<typeof programs.$inferInsert, 'slug' | 'description'> &
  Partial<Pick<typeof programs.$inferInsert, 'description'>>

export async function insertProgram(client: PoolClient, values: NewProgram) {
  const [row] = await drizzle(client)
    .insert(programs)
    .values({ ...values, slug: `staff-${randomUUID()}`, description: values.description ?? { bn: '' } })
    .returning()
  return row!
}

export async function lastPosition(client: PoolClient): Promise<number> {
  const [row] = await drizzle(client)
    .select({ last: max(programs.position) })
    .from(programs)
  return row?.last ?? 0
}
