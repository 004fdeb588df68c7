import { listPageSize } from '@prostuti/contract'
import { getStaffRoutine, listRoutines } from '@prostuti/contract/programs/operations'
import { asc } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { pageOfRows } from '../../../platform/http/call/page-of-rows.ts'
import type { ProgramDeps } from '../program-deps.ts'
import { readAll, wordsOf } from '../staff/list-staff-programs.ts'
import { programRoutineDays } from '../tables.ts'
import { presentRoutineHead, presentStaffRoutine } from './present-staff-routine.ts'
import { offsetsOf } from './routine-dates.ts'

/** Routines as staff read them: those of programs that have days. */
export function createReadStaffRoutines({ db }: Pick<ProgramDeps, 'db'>): Implementation[] {
  return [
    implement(listRoutines, async ({ query }, { language }) => {
      const { page_size: pageSize = listPageSize, search = '', ...pageQuery } = query
      const [programs, days] = await Promise.all([readAll(db), readAllDays(db)])
      const words = search.toLowerCase()
      const found = programs.filter(({ id, title }) => days.has(id) && wordsOf(title).includes(words))
      const { rows, ...page } = pageOfRows(found, { pageSize, ...pageQuery }, ({ id }) => id)
      const results = rows.map(program => {
        const own = days.get(program.id)!
        const offsets = offsetsOf(own.map(({ interval }) => interval))
        const spanned = offsets.at(-1)! - offsets[0]! + 1
        return { ...presentRoutineHead(program, language), entries: own.length, days: spanned }
      })
      return presentPage(listRoutines.path, query, { ...page, results })
    }),
    implement(getStaffRoutine, async ({ params }, { language }) => {
      const [programs, days] = await Promise.all([readAll(db), readAllDays(db)])
      const program = programs.find(({ id }) => String(id) === params.id)
      const own = program && days.get(program.id)
      if (!own) throw new AppError('not_found')
      return presentStaffRoutine(db.pool, program, own, language)
    }),
  ]
}

/** The days of every program, each in order. */
async function readAllDays({ orm }: Database) {
  const rows = await orm
    .select()
    .from(programRoutineDays)
    .orderBy(asc(programRoutineDays.programId), asc(programRoutineDays.number))
  return Map.groupBy(rows, ({ programId }) => programId)
}
