import type { Implementation } from '../../../platform/http/call/implement.ts'
import type { TaskHandler } from '../../../platform/tasks/tasks.ts'
import { createContributeQuestion } from './contribute-question.ts'
import type { ContributionDeps } from './contribution-deps.ts'
import { createDecideContribution } from './decide-contribution.ts'
import { createEditContribution } from './edit-contribution.ts'
import { createListContributions } from './list-contributions.ts'
import { createMyContributions } from './my-contributions.ts'
import { createContributeSheet } from './sheets/contribute-sheet.ts'
import { createListMySheets } from './sheets/list-my-sheets.ts'
import { createReadContributedSheet } from './sheets/read-contributed-sheet.ts'

/** Questions that members offer, and what staff make of them. */
export function createContributions(deps: ContributionDeps): {
  readonly implementations: Implementation[]
  readonly taskHandlers: TaskHandler[]
} {
  return {
    implementations: [
      createContributeQuestion(deps),
      createContributeSheet(deps),
      createListMySheets(deps),
      ...createMyContributions(deps),
      ...createListContributions(deps),
      createEditContribution(deps),
      createDecideContribution(deps),
    ],
    taskHandlers: [createReadContributedSheet(deps)],
  }
}
