import type { AuditAction } from '@prostuti/contract'
import { createRoutine, deleteRoutine, updateRoutine } from '@prostuti/contract/programs/operations'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../../platform/audit/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type Call, signedIn } from '../../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import type { ProgramDeps } from '../program-deps.ts'
import { refuseDatedPersonal } from '../staff/create-program.ts'
import { lockNamedProgram, lockProgram, lockRevision, type ProgramRow } from '../staff/lock-program.ts'
import { programRoutineDays, programs } from '../tables.ts'
import { presentStaffRoutine } from './present-staff-routine.ts'
import { readDays, replaceDays, routineFields } from './write-routine.ts'

type Deps = Pick<ProgramDeps, 'db' | 'clock'>

/** A program's days, and the day from which they are counted. Calendars learn of each change by the program's revision of its routine. */
export function createChangeRoutine({ db, clock }: Deps): Implementation[] {
  return [
    implementOnce(createRoutine, { pool: db.pool, clock }, async ({ body }, call, client) => {
      const before = await lockNamedProgram(client, body.program)
      if ((await readDays(client, before.id)).length > 0) throw new AppError('conflict')
      refuseDatedPersonal({ is_personalized: before.isPersonalized, starts_on: body.starts_on })
      await replaceDays(client, before.id, body.exams)
      // A start that was set with the program stays.
      const row = await saveProgram(client, before, body.starts_on ?? before.startsOn)
      return finish({ clock }, client, call, { row, before: undefined, action: 'created' })
    }),
    implement(updateRoutine, ({ params, body }, call) =>
      inTransaction(db.pool, async client => {
        const { revision, starts_on: startsOn, exams } = body
        const before = await lockRevision(client, params.id, revision)
        const days = await readDays(client, before.id)
        if (days.length === 0) throw new AppError('not_found')
        if (startsOn !== undefined) refuseDatedPersonal({ is_personalized: before.isPersonalized, starts_on: startsOn })
        if (exams) await replaceDays(client, before.id, exams)
        const row = await saveProgram(client, before, startsOn)
        const old = routineFields(before.startsOn, days)
        return finish({ clock }, client, call, { row, before: old, action: 'updated' })
      }),
    ),
    implement(deleteRoutine, ({ params }, call) =>
      inTransaction(db.pool, async client => {
        const program = await lockProgram(client, params.id)
        const days = await readDays(client, program.id)
        if (days.length === 0) throw new AppError('not_found')
        await drizzle(client).delete(programRoutineDays).where(eq(programRoutineDays.programId, program.id))
        await saveProgram(client, program, undefined)
        const by = { actor: signedIn(call).id, at: clock.now(), action: 'deleted' } as const
        const before = routineFields(program.startsOn, days)
        await writeAudit(client, [{ ...by, kind: 'routine', id: program.id, before }])
      }),
    ),
  ]
}

async function saveProgram(client: PoolClient, { id, revision }: ProgramRow, startsOn: string | null | undefined) {
  const [row] = await drizzle(client)
    .update(programs)
    .set({ startsOn, revision: revision + 1 })
    .where(eq(programs.id, id))
    .returning()
  return row!
}

interface Saved {
  readonly row: ProgramRow
  readonly before: ReturnType<typeof routineFields> | undefined
  readonly action: AuditAction
}

async function finish({ clock }: Pick<Deps, 'clock'>, client: PoolClient, call: Call, { row, before, action }: Saved) {
  const days = await readDays(client, row.id)
  const by = { actor: signedIn(call).id, at: clock.now(), action }
  const after = routineFields(row.startsOn, days)
  await writeAudit(client, [{ ...by, kind: 'routine', id: row.id, before, after }])
  return presentStaffRoutine(client, row, days, call.language)
}
