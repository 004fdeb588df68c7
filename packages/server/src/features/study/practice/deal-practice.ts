import { randomInt } from 'node:crypto'
import { practiceCount, type StudyQuestion } from '@prostuti/contract'
import { getPracticeExam } from '@prostuti/contract/questions/operations'
import { longestPractice, secondsAQuestion } from '@prostuti/contract/study/bounds'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { type Candidates, findCandidates, topicSteps } from './candidates.ts'
import type { Asking, PracticeDeps } from './practice-deps.ts'

/** The shortest clock that a practice is handed in with. */
const shortestSeconds = 30

/**
 * Deals what may be practised now and keeps nothing of it. Questions whose key is withheld are not dealt: marks reveal keys, too.
 * Throws `no_data` where there is none to deal.
 */
export function createDealPractice(deps: PracticeDeps) {
  return implement(getPracticeExam, async ({ query }, call) => {
    const { source = 'topics', category_id: topics = [], exam = null, mode = 'learn' } = query
    const asking = { viewer: signedIn(call), language: call.language, at: deps.clock.now() }
    const seed = randomInt(2 ** 31)
    const wanted = { source, topics, exam, mistakesFirst: query.mistakes_first ?? false, seed }
    const candidates = await findCandidates(deps, wanted, asking)
    const isPaper = source === 'past-paper' || source === 'short-set'
    // Of an exam's mistakes nobody leaves some out unless they say so.
    const takesAll = isPaper || (source === 'exam-mistakes' && query.count === undefined)
    const asked = takesAll ? longestPractice : (query.count ?? practiceCount.default)
    const { questions, withheld } = await deal(deps, candidates, asked, asking)
    if (questions.length === 0) throw new AppError('no_data')
    return {
      mode,
      source,
      topics: await topicSteps(deps, topics, call.language),
      exam: candidates.exam,
      asked: takesAll ? questions.length : asked,
      available: candidates.total - withheld,
      duration_seconds:
        isPaper && candidates.durationMs !== null
          ? Math.max(shortestSeconds, Math.round(candidates.durationMs / 1_000))
          : questions.length * secondsAQuestion,
      seed,
      questions: mode === 'learn' ? questions : questions.map(withoutKey),
    }
  })
}

/** So many of the first that may be marked, in their order; how many on the way there may not. */
async function deal(
  { present }: PracticeDeps,
  candidates: Candidates,
  count: number,
  asking: Asking,
): Promise<{ questions: StudyQuestion[]; withheld: number }> {
  const questions: StudyQuestion[] = []
  let withheld = 0
  for (let offset = 0; questions.length < count; ) {
    const ids = await candidates.read(offset, count - questions.length)
    if (ids.length === 0) break
    offset += ids.length
    const found = new Map((await present(ids, { ...asking, withKeys: true })).map(each => [each.id, each]))
    const dealt = ids.flatMap(id => found.get(id) ?? []).filter(hasKey)
    withheld += ids.length - dealt.length
    questions.push(...dealt)
  }
  return { questions, withheld }
}

const hasKey = ({ options }: StudyQuestion): boolean => options.some(option => option.is_correct === true)

/** As it is asked: what reveals the key comes with the marks. */
export function withoutKey(question: StudyQuestion): StudyQuestion {
  const options = question.options.map(option => ({ ...option, is_correct: null, explanation: null }))
  return { ...question, options, explanation: null }
}
