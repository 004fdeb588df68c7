import type { Viewer } from '../../api/viewer.ts'
import type { ProgramDeps } from '../program-deps.ts'
import type { Program } from '../read-programs.ts'
import type { LastPractised } from './present-line.ts'
import { practisedTopics } from './routine-of.ts'

/** When this person last practised what these programmes name; of a visitor nobody knows. */
export async function readLastPractised(
  { findLastPractised }: Pick<ProgramDeps, 'findLastPractised'>,
  programs: readonly Program[],
  viewer: Viewer | null,
): Promise<LastPractised> {
  const topics = viewer ? practisedTopics(programs) : []
  return viewer && topics.length > 0 ? findLastPractised(viewer.id, topics) : new Map()
}
