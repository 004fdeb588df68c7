import type { Viewer } from '../../../platform/http/call/viewer.ts'
import type { ProgramDeps } from '../program-deps.ts'
import type { Program } from '../read-programs.ts'
import type { PractisedDays } from './present-line.ts'
import { practisedTopics } from './routine-of.ts'

/** When this person practised what these programs name; of a visitor nobody knows. */
export async function readPractisedDays(
  { findPractisedDays }: Pick<ProgramDeps, 'findPractisedDays'>,
  programs: readonly Program[],
  viewer: Viewer | null,
): Promise<PractisedDays> {
  const topics = viewer ? practisedTopics(programs) : []
  return viewer && topics.length > 0 ? findPractisedDays(viewer.id, topics) : new Map()
}
