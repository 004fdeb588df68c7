import type { ExamStatistics, ItemStatistics, Paper } from '@prostuti/contract'
import { getStatistics } from '@prostuti/contract/exams/operations'
import { implement } from '../../../platform/http/call/implement.ts'
import type { ReviewSituation } from '../../questions/index.ts'
import { instantText, optionalInstant, totalMarks } from '../exam.ts'
import type { StaffDeps } from '../exam-deps.ts'
import { cancelled, hasOption } from '../scoring/option-set.ts'
import type { CountedExam, CountStatistics } from './count-statistics.ts'
import { readEarlier } from './read-earlier.ts'

/** What each question of a final exam did. Throws `conflict` with `not_final`. */
export function createGetStatistics(deps: StaffDeps, count: CountStatistics) {
  return implement(getStatistics, async ({ params }, { language }): Promise<ExamStatistics> => {
    const exam = await deps.catalog.stored(Number(params.id))
    const counted = await count(exam)
    const [text, situations] = await Promise.all([
      deps.papers.text(exam.id, exam.paperVersion, language),
      deps.questions.reviews.situations(counted.key.questionIds, { id: exam.id, version: exam.resultVersion }),
    ])
    const paper: Paper = JSON.parse(text)
    const earlier = await readEarlier(deps, count, { exam, key: counted.key, language })
    return {
      ...{ exam: String(exam.id), title: exam.title[language], version: exam.resultVersion },
      ...{ final_at: instantText(counted.finalAt), sheets: counted.sheets, counted: counted.counted },
      total_marks: totalMarks(exam) / 1000,
      ...{ mean: inMarks(counted.mean), median: inMarks(counted.median), deviation: inMarks(counted.deviation) },
      ...{ reliability: counted.reliability, error: inMarks(counted.error) },
      questions: paper.questions.map(({ id }, index) =>
        presentItem(counted, paper, index, {
          ...(situations.get(id) ?? notInBank),
          earlier: earlier.get(id) ?? [],
        }),
      ),
    }
  })
}

const inMarks = (thousandths: number | null): number | null => thousandths && thousandths / 1000

/** Of a question that is deleted. */
const notInBank: ReviewSituation = { underReview: false, sentAt: null, openFlags: 0 }

function presentItem(
  { items, key }: CountedExam,
  paper: Paper,
  index: number,
  { underReview, sentAt, openFlags, earlier }: ReviewSituation & Pick<ItemStatistics, 'earlier'>,
): ItemStatistics {
  const { id, text, options, subject } = paper.questions[index]!
  const item = items[index]!
  const accepted = key.accepted[index]!
  return {
    ...{ question: id, number: index + 1, subject: paper.subjects[subject]!, text, verdict: item.verdict },
    ...{ right: item.right, wrong: item.wrong, skipped: item.skipped },
    ...{ facility: item.facility, deviation: item.deviation, guess: item.guess },
    ...{ intended_weight: item.intendedWeight, effective_weight: item.effectiveWeight },
    ...{ discrimination: item.discrimination, efficiency: item.efficiency },
    options: options.map((words, option) => ({
      ...{ option: key.optionOrders[index]![option]!, text: words },
      accepted: accepted !== cancelled && hasOption(accepted, option),
      ...item.options[option]!,
    })),
    ...{ seconds: item.seconds, best_seconds: item.bestSeconds },
    ...{ open_flags: openFlags, under_review: underReview, sent_at: optionalInstant(sentAt) },
    earlier,
  }
}
