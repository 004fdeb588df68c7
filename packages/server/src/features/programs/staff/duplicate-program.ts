import { duplicateProgram } from '@prostuti/contract/programs/operations'
import { asc, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../../platform/audit/index.ts'
import type { Translated } from '../../../platform/db/columns.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import type { ProgramDeps } from '../program-deps.ts'
import { programRoutineDays } from '../tables.ts'
import { insertProgram, lastPosition } from './create-program.ts'
import { lockProgram } from './lock-program.ts'
import { presentStaffProgram, programFields } from './present-staff-program.ts'

/**
 * A draft with the texts, the price and the routine of another program, its practice too. Its exams stay where they are, and so do
 * the links to them.
 */
export function createDuplicateProgram({ db, clock }: ProgramDeps) {
  return implementOnce(duplicateProgram, { pool: db.pool, clock }, async ({ params }, call, client) => {
    const source = await lockProgram(client, params.id)
    const { title, summary, description, syllabus, cover, tags, cost, costInTk, isPersonalized } = source
    const row = await insertProgram(client, {
      ...{ summary, description, syllabus, cover, tags, cost, costInTk, isPersonalized },
      title: copyOf(title),
      position: (await lastPosition(client)) + 1,
    })
    await copyRoutine(client, source.id, row.id)
    const at = clock.now()
    const change = { actor: signedIn(call).id, kind: 'program', id: row.id, action: 'duplicated', at } as const
    await writeAudit(client, [{ ...change, after: { ...programFields(row), from: source.id } }])
    return presentStaffProgram(client, row, { now: at, language: call.language })
  })
}

const copyOf = ({ bn, en }: Translated): Translated => ({ bn: `${bn} (অনুলিপি)`, ...(en && { en: `${en} (copy)` }) })

async function copyRoutine(client: PoolClient, from: number, to: number): Promise<void> {
  const orm = drizzle(client)
  const days = await orm
    .select()
    .from(programRoutineDays)
    .where(eq(programRoutineDays.programId, from))
    .orderBy(asc(programRoutineDays.number))
  if (days.length === 0) return
  const copies = days.map(day => ({ ...day, programId: to, items: day.items.map(({ exam: _, ...line }) => line) }))
  await orm.insert(programRoutineDays).values(copies)
}
