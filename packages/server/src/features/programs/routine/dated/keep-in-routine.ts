import type { DatedEntry } from '@prostuti/contract'
import { keepInRoutine } from '@prostuti/contract/programs/operations'
import { inTransaction } from '../../../../platform/db/transaction.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { signedIn } from '../../../../platform/http/call/call.ts'
import { implement } from '../../../../platform/http/call/implement.ts'
import { holdPerson } from '../../../../platform/people/hold-person.ts'
import type { ProgramDeps } from '../../program-deps.ts'
import { getDatedThing } from './dated-things.ts'
import { type EntryRow, readEntryRows, readShownEntries } from './read-entries.ts'

/** So many exams outside programs a person keeps at most. */
export const mostEntries = 200

/** Puts an exam into one's routine, or changes what is wanted of it. Throws `conflict` where the routine is full. */
export function createKeepInRoutine(deps: ProgramDeps) {
  return implement(keepInRoutine, async ({ params, body }, call): Promise<DatedEntry> => {
    const { id: userId } = signedIn(call)
    const { title, href, date, time } = await getDatedThing(deps, params, call.language)
    const reminders = [...new Set(body.reminders)].sort((one, other) => other - one)
    const row: EntryRow = { ...params, reminders, aim: body.aim }
    const isKept =
      (await write(deps, userId, row)) || ((await makeRoom(deps, userId)) && (await write(deps, userId, row)))
    if (!isKept) throw new AppError('conflict')
    return { ...row, title, href, date, time }
  })
}

/** False where it is a new one, and one too many. */
function write({ db, clock }: ProgramDeps, userId: bigint, { kind, id, reminders, aim }: EntryRow): Promise<boolean> {
  return inTransaction(db.pool, async client => {
    await holdPerson(client, userId)
    // Two exams at the same moment: the second one counts the first.
    await client.query('select 1 from users where id = $1 for no key update', [String(userId)])
    const { rowCount } = await client.query({
      name: 'keep-in-routine',
      text: `insert into dated_entries (user_id, kind, thing_id, reminders, aim, created_at)
             select $1::bigint, $2::text, $3::bigint, $4::smallint[], $5::boolean, $6::timestamptz
              where (select count(*) from dated_entries where user_id = $1) < $7
                 or exists (select from dated_entries where user_id = $1 and kind = $2 and thing_id = $3)
             on conflict (user_id, kind, thing_id) do update set reminders = excluded.reminders, aim = excluded.aim`,
      values: [String(userId), kind, id, reminders, aim, new Date(clock.now()), mostEntries],
    })
    return rowCount === 1
  })
}

/** Takes out what the routine shows no more: nobody could do it by hand. False where it shows everything. */
async function makeRoom(deps: ProgramDeps, userId: bigint): Promise<boolean> {
  const [rows, shown] = await Promise.all([readEntryRows(deps.db.pool, userId), readShownEntries(deps, userId, 'bn')])
  const nameOf = ({ kind, id }: Pick<EntryRow, 'kind' | 'id'>) => `${kind} ${id}`
  const names = new Set(shown.map(nameOf))
  const hidden = rows.filter(row => !names.has(nameOf(row)))
  const { rowCount } = await deps.db.pool.query(
    `delete from dated_entries where user_id = $1 and (kind, thing_id) in (select * from unnest($2::text[], $3::bigint[]))`,
    [String(userId), hidden.map(({ kind }) => kind), hidden.map(({ id }) => id)],
  )
  return (rowCount ?? 0) > 0
}
