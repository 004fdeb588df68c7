import type { AuditAction, ParsedPart } from '@prostuti/contract'
import { updateProgram } from '@prostuti/contract/programs/operations'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../../platform/audit/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { requireRight } from '../../../platform/http/call/require-right.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import type { ProgramDeps } from '../program-deps.ts'
import { programEnrollments, programs, programTimelines } from '../tables.ts'
import { refuseDatedPersonal } from './create-program.ts'
import { lockRevision, type ProgramRow } from './lock-program.ts'
import { presentStaffProgram, programFields } from './present-staff-program.ts'
import { programValues } from './program-values.ts'
import { refusedField } from './refused-field.ts'

type UpdateBody = ParsedPart<'programs.updateProgram', 'body'>

/** Texts, price, place and state of a program. The people who have it keep it. */
export function createUpdateProgram({ db, clock }: ProgramDeps) {
  return implement(updateProgram, ({ params, body }, call) =>
    inTransaction(db.pool, async client => {
      const { revision, state, ...form } = body
      const before = await lockRevision(client, params.id, revision)
      checkRights(signedIn(call), before, body)
      await refuseImpossible(client, before, body)
      const [row] = await drizzle(client)
        .update(programs)
        .set({ ...programValues(form), state, revision: revision + 1 })
        .where(eq(programs.id, before.id))
        .returning()
      const at = clock.now()
      const change = {
        actor: signedIn(call).id,
        kind: 'program',
        id: before.id,
        action: actionOf(before, row!),
        at,
      } as const
      await writeAudit(client, [{ ...change, before: programFields(before), after: programFields(row!) }])
      return presentStaffProgram(client, row!, { now: at, language: call.language })
    }),
  )
}

/** A price and what learners are offered take rights of their own. Throws `forbidden`. */
function checkRights(viewer: Viewer, before: ProgramRow, { state, cost, cost_in_tk: inTaka }: UpdateBody): void {
  if (state !== undefined && state !== before.state) requireRight(viewer, 'exams.publish')
  const changesPrice = (cost ?? before.cost) !== before.cost || (inTaka !== undefined && inTaka !== before.costInTk)
  if (changesPrice) requireRight(viewer, 'prices.change')
}

function actionOf(before: ProgramRow, { state }: ProgramRow): AuditAction {
  if (before.state === state) return 'updated'
  return state === 'published' ? 'published' : 'unpublished'
}

/** Throws `validation_failed` for what people who have the program would lose. */
async function refuseImpossible(client: PoolClient, before: ProgramRow, { state, ...form }: UpdateBody): Promise<void> {
  refuseDatedPersonal({ is_personalized: before.isPersonalized, starts_on: before.startsOn, ...form })
  if (state === 'draft' && before.state !== 'draft' && (await hasRows(client, programEnrollments, before.id)))
    throw refusedField('state', 'has_members', 'Somebody has it and would no longer see it')
  const wasPersonal = before.isPersonalized && form.is_personalized === false
  if (wasPersonal && (await hasRows(client, programTimelines, before.id)))
    throw refusedField('is_personalized', 'begun', 'Somebody has begun it and would lose their days')
}

async function hasRows(
  client: PoolClient,
  table: typeof programEnrollments | typeof programTimelines,
  program: number,
): Promise<boolean> {
  const rows = await drizzle(client)
    .select({ id: table.programId })
    .from(table)
    .where(eq(table.programId, program))
    .limit(1)
  return rows.length > 0
}
