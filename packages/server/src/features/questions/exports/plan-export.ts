import { type BankPart, bankParts, type ExportPlan } from '@prostuti/contract'
import { planExport } from '@prostuti/contract/questions/operations'
import { implement } from '../../../platform/http/call/implement.ts'
import type { QuestionDeps } from '../question-deps.ts'
import { findLeaving, type Leaving } from './find-leaving.ts'
import { partsOf } from './parts-of.ts'
import { readBank } from './read-bank.ts'

/** What leaves with the questions of a filter, and how many of them have each part that a format may not hold. */
export function createPlanExport(deps: QuestionDeps) {
  return implement(planExport, async ({ query }) => planOf(deps, await findLeaving(deps, query)))
}

async function planOf(deps: QuestionDeps, { tooMany, found, embargoed, ids }: Leaving): Promise<ExportPlan> {
  const { counts, passages } = await countParts(deps, ids)
  return {
    ...{ found, embargoed, passages },
    too_many: tooMany,
    leaving: ids.length,
    parts: bankParts.map(part => ({ part, count: counts.get(part) ?? 0 })),
  }
}

/** Of these questions. */
export async function countParts(deps: QuestionDeps, ids: readonly bigint[]) {
  const counts = new Map<BankPart, number>()
  const passages = new Set<number>()
  for await (const page of readBank(deps, ids)) {
    for (const question of page) {
      if (question.passage) passages.add(question.passage.id)
      for (const part of partsOf(question)) counts.set(part, (counts.get(part) ?? 0) + 1)
    }
  }
  return { counts, passages: passages.size }
}
