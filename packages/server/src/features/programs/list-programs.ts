import { listPageSize, type ParsedPart, type ProgramCard } from '@prostuti/contract'
import { listPrograms } from '@prostuti/contract/programs/operations'
import { dhakaDay } from '../../platform/dhaka-day.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { presentPage } from '../../platform/http/call/cursor.ts'
import { implementShared } from '../../platform/http/call/implement.ts'
import { pageOfRows } from '../../platform/http/call/page-of-rows.ts'
import { learnerOf } from './find-program.ts'
import { inGoalOrder } from './in-goal-order.ts'
import { presentCard } from './present-card.ts'
import type { ProgramDeps, ProgramReader } from './program-deps.ts'

type Query = ParsedPart<'programs.listPrograms', 'query'>

/** The published programs, or a person's own. Throws `not_signed_in` to a visitor who asks for their own. */
export function createListPrograms(deps: ProgramDeps) {
  return implementShared(listPrograms, { maxAgeMs: 60_000 }, async ({ query }, call) => {
    if (query.mine && !call.viewer) throw new AppError('not_signed_in')
    return programPage(deps, query, call)
  })
}

export async function programPage(deps: ProgramDeps, query: Query, { viewer, language }: ProgramReader) {
  const { page_size: pageSize = listPageSize, mine, ...pageQuery } = query
  const [all, learner] = await Promise.all([deps.readPrograms(), learnerOf(deps, viewer)])
  const isListed = mine
    ? ({ id }: (typeof all)[number]) => learner.enrollments.has(id)
    : ({ state }: (typeof all)[number]) => state === 'published'
  const { rows, ...page } = pageOfRows(
    inGoalOrder(all, learner.tags).filter(isListed),
    { pageSize, ...pageQuery },
    ({ id }) => id,
  )
  const today = dhakaDay(deps.clock.now())
  const results: ProgramCard[] = rows.map(program => presentCard(program, { learner, language, today }))
  return presentPage('exam/v5/programs/', query, { ...page, results })
}
