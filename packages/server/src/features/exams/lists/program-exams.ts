import type { ExamCard } from '@prostuti/contract'
import { and } from 'drizzle-orm'
import type { ListDeps } from '../exam-deps.ts'
import { cardFlagsOf, withFlags } from './exam-cards.ts'
import { findExams, inProgram, type ListReader } from './find-exams.ts'
import { archived, running, upcoming } from './list-exams.ts'
import { ownProgramsOf } from './own-exams.ts'

/** The exams that a program's page shows. */
export interface ProgramExams {
  /** All that run. */
  readonly running: ExamCard[]
  /** The next ones. */
  readonly upcoming: ExamCard[]
  /** The newest ones. */
  readonly archived: ExamCard[]
}

export type FindProgramExams = (program: number, asking: ListReader) => Promise<ProgramExams>

const mostRunning = 100
const fewOthers = 3

/** The part that everybody reads alike is made once, with what this person did on top. */
export function createFindProgramExams(deps: ListDeps): FindProgramExams {
  return async (program, asking) => {
    const own = (await ownProgramsOf(deps, asking.viewer)).filter(id => id === program)
    const key = `exams of program ${program} ${asking.language} ${own}`
    const { value } = await deps.publicCache.get(key, { maxAgeMs: 60_000 }, () =>
      publicExams(deps, { program, own }, asking),
    )
    const cards = [...value.running, ...value.upcoming, ...value.archived]
    const mark = withFlags(await cardFlagsOf(deps, cards, asking.viewer))
    return {
      running: value.running.map(mark),
      upcoming: value.upcoming.map(mark),
      archived: value.archived.map(mark),
    }
  }
}

async function publicExams(
  deps: ListDeps,
  { program, own }: { program: number; own: readonly number[] },
  asking: ListReader,
): Promise<ProgramExams> {
  const now = new Date(deps.clock.now())
  const ofProgram = inProgram(String(program))
  const [run, soon, over] = await Promise.all([
    findExams(deps, { where: and(running(now), ofProgram), own, order: 'soonest', pageSize: mostRunning }, asking),
    findExams(deps, { where: and(upcoming(now), ofProgram), own, order: 'soonest', pageSize: fewOthers }, asking),
    findExams(deps, { where: and(archived(now), ofProgram), own, order: 'newest', pageSize: fewOthers }, asking),
  ])
  return { running: run.results, upcoming: soon.results, archived: over.results }
}
