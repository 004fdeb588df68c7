import { and, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { approved } from '../exam.ts'
import type { ListDeps } from '../exam-deps.ts'
import { exams } from '../tables/exams.ts'

const isOwn = eq(exams.enrollmentVisibility, 'program')

/** The programs of this person that have exams which nobody else sees, by id; hardly any program has. */
export async function ownProgramsOf(
  deps: Pick<ListDeps, 'db' | 'publicCache' | 'programsOf'>,
  viewer: Viewer | null,
): Promise<readonly number[]> {
  if (!viewer) return []
  const { value: programs } = await deps.publicCache.get('programs with own exams', { maxAgeMs: 60_000 }, () =>
    readPrograms(deps),
  )
  if (programs.length === 0) return []
  const mine = await deps.programsOf(viewer)
  return programs.filter(program => mine.has(program))
}

async function readPrograms({ db }: Pick<ListDeps, 'db'>): Promise<number[]> {
  const rows = await db.orm
    .selectDistinct({ program: exams.programId })
    .from(exams)
    .where(and(isOwn, eq(exams.questionState, approved), isNotNull(exams.programId)))
    .orderBy(exams.programId)
  return rows.map(({ program }) => program!)
}

/** Exams that everybody sees, and those of these programs. */
export function seenWith(ownPrograms: readonly number[]): SQL | undefined {
  return or(
    eq(exams.enrollmentVisibility, 'everyone'),
    ownPrograms.length > 0 ? inArray(exams.programId, [...ownPrograms]) : undefined,
  )
}
