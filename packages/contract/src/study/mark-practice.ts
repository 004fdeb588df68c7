import type { StudyQuestion } from '../questions/index.ts'
import type { PracticedQuestion, PracticeResult } from './practice.ts'

/** A question with the learner's answer: the option's number, or null. */
export interface Practiced {
  readonly question: StudyQuestion
  readonly answer: number | null
  readonly spentMs: number
}

type Marks = Pick<
  PracticeResult,
  'correct' | 'incorrect' | 'unanswered' | 'answered' | 'withheld' | 'spent_ms' | 'by_topic' | 'questions'
> & { correct: number; incorrect: number; unanswered: number }

/**
 * Marks a practice by the keys that its questions carry; the server and the device mark alike. A question whose key is withheld
 * counts neither way.
 */
export function markPractice(practiced: readonly Practiced[]): Marks {
  const questions = practiced.map(markQuestion)
  const known = questions.filter(({ right }) => right !== null)
  return {
    ...countsOf(known),
    answered: questions.filter(({ answer }) => answer !== null).length,
    withheld: questions.length - known.length,
    spent_ms: total(questions),
    by_topic: byTopic(known),
    questions,
  }
}

function markQuestion({ question, answer, spentMs }: Practiced): PracticedQuestion {
  return { ...question, answer, right: isRight(question, answer), spent_ms: spentMs }
}

/** Null while the key is withheld; what was left out is not right. */
export function isRight({ options }: Pick<StudyQuestion, 'options'>, answer: number | null): boolean | null {
  if (options.every(option => option.is_correct === null)) return null
  return options.some(option => option.number === answer && option.is_correct === true)
}

function countsOf(questions: readonly PracticedQuestion[]) {
  const correct = questions.filter(({ right }) => right === true).length
  const unanswered = questions.filter(({ answer }) => answer === null).length
  return { correct, unanswered, incorrect: questions.length - correct - unanswered }
}

/** In the order in which they come. */
function byTopic(questions: readonly PracticedQuestion[]): PracticeResult['by_topic'] {
  const topics = new Map<string, PracticedQuestion[]>()
  for (const question of questions) {
    const { id } = question.topic
    topics.set(id, [...(topics.get(id) ?? []), question])
  }
  return [...topics.values()].map(of => ({ topic: of[0]!.topic, ...countsOf(of), spent_ms: total(of) }))
}

const total = (questions: readonly PracticedQuestion[]): number =>
  questions.reduce((sum, question) => sum + question.spent_ms, 0)
