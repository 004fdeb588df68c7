import type { PoolClient } from 'pg'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Viewer } from '../../platform/http/call/viewer.ts'
import type { SeesProgram } from '../exams/index.ts'
import { type Learner, visitor } from './learner.ts'
import type { ProgramReading } from './program-deps.ts'
import type { Program } from './read-programs.ts'

/** A program and who asks for it. */
export interface FoundProgram {
  readonly program: Program
  readonly learner: Learner
}

/** The person who asks, with the programs they have. */
export async function learnerOf(
  { findLearner }: Pick<ProgramReading, 'findLearner'>,
  viewer: Viewer | null,
  client?: PoolClient,
): Promise<Learner> {
  return viewer ? findLearner(viewer.id, client) : visitor
}

/** Whether a person sees it: published ones are for all, unpublished ones for the people who have them. */
export function isVisible({ id, state }: Program, { enrollments }: Learner): boolean {
  return state === 'published' || enrollments.has(id)
}

/** Null when there is none, or this person must not see it. Within a transaction it reads on that transaction's `client`. */
export async function findProgram(
  deps: ProgramReading,
  id: string,
  viewer: Viewer | null,
  client?: PoolClient,
): Promise<FoundProgram | null> {
  const learner = await learnerOf(deps, viewer, client)
  const programs = await deps.readPrograms(client)
  const program = programs.find(each => String(each.id) === id)
  return program && isVisible(program, learner) ? { program, learner } : null
}

/** The same. Throws `not_found`. */
export async function getVisibleProgram(...asked: Parameters<typeof findProgram>): Promise<FoundProgram> {
  const found = await findProgram(...asked)
  if (!found) throw new AppError('not_found')
  return found
}

export function createSeesProgram(programs: ProgramReading): SeesProgram {
  return async (viewer, program) => (await findProgram(programs, program, viewer)) !== null
}
