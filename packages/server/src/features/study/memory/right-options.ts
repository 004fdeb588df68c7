import type { StudyQuestion } from '@prostuti/contract'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import type { StudyDeps } from '../study-deps.ts'
import { presentStudyQuestions } from '../topics/present-question.ts'

/**
 * What this person may now be shown as right, by question, as numbers of options; null where the key is withheld. Questions
 * that they may not see are left out.
 */
export async function readRightOptions(
  deps: StudyDeps,
  viewer: Viewer,
  questions: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<number> | null>> {
  const at = deps.clock.now()
  const asked = [...new Set(questions)]
  const shown = await presentStudyQuestions(deps, asked, { viewer, language: 'bn', at, withKeys: true })
  return new Map(shown.map(question => [question.id, rightOptions(question)]))
}

function rightOptions({ embargoed, options }: StudyQuestion): ReadonlySet<number> | null {
  if (embargoed) return null
  return new Set(options.filter(option => option.is_correct).map(({ number }) => number))
}
