import { LRUCache } from 'lru-cache'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Exam } from '../exam.ts'
import type { StaffDeps } from '../exam-deps.ts'
import type { PaperKey } from '../papers/paper-store.ts'
import { conflictOf } from '../regrades/regradable.ts'
import { cancelled } from '../scoring/option-set.ts'
import { readFinalVersion } from '../standings/result-version.ts'
import { type CountedItem, countItem } from './count-item.ts'
import { figuresOfItems } from './item-figures.ts'
import { readAnswers } from './read-answers.ts'
import { figuresOfTotals, type TotalFigures } from './total-figures.ts'

/** The figures of an exam, in no language yet. Marks in thousandths. */
export interface CountedExam extends TotalFigures {
  readonly key: PaperKey
  /** Since when these results are final, in milliseconds since 1970. */
  readonly finalAt: number
  readonly sheets: number
  readonly counted: number
  readonly items: readonly CountedItem[]
}

/** Throws `conflict` with `not_final` until the results are. */
export type CountStatistics = (exam: Exam) => Promise<CountedExam>

/** The sheets of a final version do not change any more: what was counted of them is kept. */
export function createCountStatistics(deps: Pick<StaffDeps, 'db' | 'papers'>): CountStatistics {
  const known = new LRUCache<string, Promise<CountedExam>>({ max: 32 })
  return async exam => {
    const final = await readFinalVersion(deps.db.pool, { examId: exam.id, version: exam.resultVersion })
    if (!final) throw conflictOf('not_final')
    const name = `${exam.id} ${exam.resultVersion}`
    const found = known.get(name) ?? countExam(deps, exam, final.finalAt)
    known.set(name, found)
    found.catch(() => known.delete(name))
    return found
  }
}

async function countExam(
  { db, papers }: Pick<StaffDeps, 'db' | 'papers'>,
  exam: Exam,
  finalAt: number,
): Promise<CountedExam> {
  const key = await papers.key(exam.id, exam.paperVersion, exam.resultVersion).catch(noPaper)
  const { items, sheets, counted } = await readAnswers(db.pool, exam, key)
  const figures = await figuresOfItems(items)
  const asked = key.accepted.filter(set => set !== cancelled).length
  return {
    ...{ key, finalAt, sheets, counted },
    ...figuresOfTotals(figures.totals, { items: asked, sumOfVariances: figures.sumOfVariances }),
    items: items.map((item, question) => {
      const accepted = key.accepted[question]!
      return countItem(item, figures.items[question]!, {
        ...{ accepted, isCancelled: accepted === cancelled, options: key.optionCounts[question]! },
        penalty: exam.negativeMark / exam.mark,
      })
    }),
  }
}

/** An exam without a paper has no results either. */
function noPaper(error: unknown): never {
  throw error instanceof AppError && error.code === 'no_data' ? conflictOf('not_final') : error
}
