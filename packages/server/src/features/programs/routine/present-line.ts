import type { Language, RoutineItem } from '@prostuti/contract'
import { inLanguage } from '../../../platform/db/in-language.ts'
import type { Learner } from '../learner.ts'
import type { RoutineExam, RoutineLine, RoutinePractice } from '../read-programs.ts'

/** Stands for an exam that is not to be named. */
const unnamedExam: Record<Language, string> = { bn: 'পরীক্ষা', en: 'Exam' }

/**
 * The exam of a line where this person may know of it: one that only its program's people see is named to nobody else, and one
 * that has no page is not led to.
 */
export function seenExam({ exam }: RoutineLine, { enrollments }: Learner): RoutineExam | null {
  if (!exam?.webView) return null
  if (exam.enrollmentVisibility === 'everyone') return exam
  return exam.programId !== null && enrollments.has(exam.programId) ? exam : null
}

/** The days (`YYYY-MM-DD`, Dhaka) of the practices that a learner has handed in, the oldest first, by the topic's id. */
export type PractisedDays = ReadonlyMap<number, readonly string[]>

/** Who reads a routine; without `practised` nothing is done. */
export interface RoutineReader {
  readonly learner: Learner
  readonly language: Language
  readonly practised?: PractisedDays
}

/** What the routine says of a line. */
export interface LinePlace {
  readonly isDone?: boolean
  /** Its exam is sat on the day that is this person's, whenever it was held. */
  readonly isOwnPace?: boolean
}

/** A line of a day as this person reads it; never an empty one. Staff often write the exam's title as its text. */
export function presentLine(line: RoutineLine, reader: RoutineReader, place: LinePlace = {}): RoutineItem {
  const { learner, language } = reader
  const exam = seenExam(line, learner)
  const text = inLanguage(line.text, language)
  const isNamed = line.exam !== null && exam === null && naming(line.exam, text)
  const practice = line.practice && presentPractice(line.practice, language, place.isDone ?? false)
  const unnamed = practice?.topic.title ?? unnamedExam[language]
  return {
    text: isNamed || (text === '' && exam === null) ? unnamed : text,
    exam: exam && presentExam(exam, language, place),
    practice,
  }
}

const presentExam = ({ id, title, startTime }: RoutineExam, language: Language, { isOwnPace }: LinePlace) => ({
  id: String(id),
  title: inLanguage(title, language),
  start_time: isOwnPace ? null : startTime.toISOString(),
})

function presentPractice({ topic, count }: RoutinePractice, language: Language, done: boolean) {
  return { topic: { id: String(topic.id), title: inLanguage(topic.name, language) }, count, done }
}

const naming = ({ title: { bn, en } }: RoutineExam, text: string) =>
  [bn, en].some(title => title !== '' && text.includes(title))
