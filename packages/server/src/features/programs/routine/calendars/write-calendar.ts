import { TZDate } from '@date-fns/tz'
import type { DatedEntry, Language, RoutineItem } from '@prostuti/contract'
import { ICalAlarmRelatesTo, ICalAlarmType, type ICalCalendar } from 'ical-generator'
import { inLanguage } from '../../../../platform/db/in-language.ts'
import { addDays } from '../../../../platform/dhaka-day.ts'
import type { Learner } from '../../learner.ts'
import type { ProgramDeps } from '../../program-deps.ts'
import type { Program, RoutineExam } from '../../read-programs.ts'
import { presentLine, seenExam } from '../present-line.ts'
import { type DatedRoutine, routineOf } from '../routine-of.ts'
import { calendarText, halfAnHour, morning, newCalendar, zone } from './calendar-frame.ts'
import { addDatedEvent } from './dated-event.ts'
import { practiceLine } from './practice-line.ts'

const texts: Record<Language, { day: string; exam: string }> = {
  bn: { day: 'আজকের রুটিন', exam: 'আধা ঘণ্টা পর পরীক্ষা' },
  en: { day: 'Today’s routine', exam: 'Exam in half an hour' },
}

type CalendarDeps = Pick<ProgramDeps, 'clock' | 'siteUrl'>

/** What a calendar holds. */
interface Dated {
  readonly programs: readonly Program[]
  readonly learner: Learner
  /** Exams outside programs. */
  readonly entries?: readonly DatedEntry[]
}

/**
 * The dated days of these programs as a calendar (RFC 5545): each day as an entry of the whole day and, of a program whose
 * exams everybody sits at the same time, those exams by the clock of Dhaka. An entry keeps its UID for ever, and its
 * SEQUENCE rises when it may have moved.
 */
export function writeCalendar(
  deps: CalendarDeps,
  { programs, learner, entries = [] }: Dated,
  language: Language,
): string {
  const calendar = newCalendar(language)
  const exams = new Map<number, { exam: RoutineExam; program: Program; sequence: number }>()
  for (const program of programs) {
    const routine = routineOf(program, learner.enrollments.get(program.id))
    const { revision: sequence } = routine
    addDayEvents(calendar, deps, { program, routine, learner, language })
    if (!routine.isPersonalized)
      for (const line of routine.days.flatMap(({ entry }) => entry.items)) {
        const exam = seenExam(line, learner)
        if (exam) exams.set(exam.id, { exam, program, sequence })
      }
  }
  for (const entry of exams.values()) addExamEvent(calendar, deps, { ...entry, language })
  for (const entry of entries) addDatedEvent(calendar, deps, entry, language)
  return calendarText(calendar)
}

interface DayEvents {
  readonly program: Program
  readonly routine: DatedRoutine
  readonly learner: Learner
  readonly language: Language
}

function addDayEvents(
  calendar: ICalCalendar,
  deps: CalendarDeps,
  { program, routine, learner, language }: DayEvents,
): void {
  for (const { entry, date } of routine.days) {
    if (date === null) continue
    const title = `${inLanguage(entry.title, language)} (${inLanguage(program.title, language)})`
    const event = calendar.createEvent({
      id: `program-${program.id}-day-${entry.number}@${new URL(deps.siteUrl).hostname}`,
      sequence: routine.revision,
      stamp: new Date(deps.clock.now()),
      allDay: true,
      start: new Date(date),
      end: new Date(addDays(date, 1)),
      summary: title,
      description: entry.items.map(line => lineOf(presentLine(line, { learner, language }), deps, language)).join('\n'),
      url: `${deps.siteUrl}/program/routine?id=${program.id}`,
    })
    event
      .createAlarm({ type: ICalAlarmType.display, triggerAfter: morning, description: texts[language].day })
      // By itself an alarm after the start is counted from the end, which is the next day.
      .relatesTo(ICalAlarmRelatesTo.start)
  }
}

/** Of a practice with the address at which it begins. */
const lineOf = ({ text, exam, practice }: RoutineItem, { siteUrl }: CalendarDeps, language: Language): string =>
  practice ? practiceLine(text, practice, siteUrl, language) : text || exam!.title

interface ExamEvent {
  readonly exam: RoutineExam
  readonly program: Program
  readonly sequence: number
  readonly language: Language
}

function addExamEvent(
  calendar: ICalCalendar,
  { siteUrl, clock }: CalendarDeps,
  { exam, program, sequence, language }: ExamEvent,
): void {
  const event = calendar.createEvent({
    id: `exam-${exam.id}@${new URL(siteUrl).hostname}`,
    sequence,
    stamp: new Date(clock.now()),
    timezone: zone,
    start: new TZDate(exam.startTime.getTime(), zone),
    end: new TZDate(exam.endTime.getTime(), zone),
    summary: inLanguage(exam.title, language),
    description: inLanguage(program.title, language),
    url: `${siteUrl}/exam/${exam.id}/${program.id}/live`,
  })
  event.createAlarm({ type: ICalAlarmType.display, trigger: halfAnHour, description: texts[language].exam })
}
