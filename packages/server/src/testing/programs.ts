import { programRoutineDays, programs } from '../features/programs/tables.ts'
import type { Database } from '../platform/db/database.ts'
import type { Person } from './test-app.ts'

type ProgramColumns = Partial<typeof programs.$inferInsert>

/** A day of a routine that a test wants: its interval, and the exam that its one line leads to. */
export interface TestDay {
  readonly interval: number
  readonly exam?: number
}

let made = 0

/** A published program at no cost unless said otherwise, with these days. Resolves to its id. */
export async function addProgram(
  { orm }: Database,
  columns: ProgramColumns = {},
  days: readonly TestDay[] = [],
): Promise<number> {
  const slug = `test-program-${++made}`
  const [added] = await orm
    .insert(programs)
    .values({
      slug,
      state: 'published',
      title: { bn: 'ব্যাংক প্রস্তুতি', en: 'Bank preparation' },
      description: { bn: 'ব্যাংকের প্রস্তুতি', en: 'Preparing for banks' },
      ...columns,
    })
    .returning({ id: programs.id })
  const { id } = added!
  if (days.length > 0)
    await orm.insert(programRoutineDays).values(
      days.map(({ interval, exam }, index) => ({
        programId: id,
        number: index + 1,
        interval,
        title: { bn: `দিন ${index + 1}`, en: `Day ${index + 1}` },
        items: [{ text: { bn: 'শতকরা, অনুশীলন' }, ...(exam !== undefined && { exam }) }],
      })),
    )
  return id
}

/** Gives a person a program. */
export async function enrol(
  { pool }: Database,
  person: Pick<Person, 'id'>,
  program: number,
  at: number,
): Promise<void> {
  await pool.query(
    `insert into program_enrollments (user_id, program_id, source, enrolled_at) values ($1, $2, 'free', $3)`,
    [person.id, program, new Date(at)],
  )
}
