import { heatMapDays, type Language, type StudyProgress, type TopicProgress } from '@prostuti/contract'
import { getProgress } from '@prostuti/contract/study/operations'
import { inLanguage } from '../../../platform/db/in-language.ts'
import { addDays } from '../../../platform/dhaka-day.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { catchUp } from './catch-up.ts'
import type { MemoryDeps } from './memory-deps.ts'
import { type ReadingPlace, readDays, readLastPlace, readTopicFigures, type TopicFigures } from './read-progress.ts'
import { readQueue } from './read-queue.ts'
import { planDay } from './read-today.ts'
import { streakOf } from './streak.ts'

/** From so many answers on, a topic's accuracy means something. */
const enoughAnswers = 5

/** A topic with this share of right answers is weak no more. */
const strongFrom = 0.8

const mostWeak = 5

/** How far I have come: today, the days before, and each topic. */
export function createGetProgress(deps: MemoryDeps) {
  return implement(getProgress, async (_, call) => {
    const viewer = signedIn(call)
    const { language } = call
    await catchUp(deps, viewer)
    const { pool } = deps.db
    const [{ today }, figures, days, place, mistakes, exams] = await Promise.all([
      planDay(deps, viewer),
      readTopicFigures(pool, viewer.id),
      readDays(pool, viewer.id),
      readLastPlace(pool, viewer.id),
      readQueue(pool, viewer.id),
      deps.routineExams(viewer, language),
    ])
    const { days: streak, restedThisWeek } = streakOf(new Set(days.keys()), today.date)
    return {
      today,
      streak: { days: streak, rested_this_week: restedThisWeek },
      weak: weakest(figures).map(each => presentTopic(each, language)),
      topics: figures.map(each => presentTopic(each, language)),
      days: heatMap(days, today.date),
      mistakes: mistakes.length,
      next_exam: exams.find(({ date }) => date > today.date) ?? null,
      reading: place && presentPlace(place, language),
    }
  })
}

/** Lowest accuracy first; of equal ones the topic with more answers. */
export function weakest(figures: readonly TopicFigures[]): TopicFigures[] {
  return figures
    .filter(({ answers, right }) => answers >= enoughAnswers && right / answers < strongFrom)
    .sort((a, b) => a.right / a.answers - b.right / b.answers || b.answers - a.answers)
    .slice(0, mostWeak)
}

function heatMap(days: ReadonlyMap<string, number>, today: string): StudyProgress['days'] {
  return Array.from({ length: heatMapDays }, (_, index) => {
    const date = addDays(today, index + 1 - heatMapDays)
    return { date, answered: days.get(date) ?? 0 }
  })
}

function presentTopic(figures: TopicFigures, language: Language): TopicProgress {
  const { topic, name, seen, answers, right, meanSeconds, lastOrdinal, furthestOrdinal } = figures
  return {
    topic: { id: String(topic), title: inLanguage(name, language) },
    ...{ seen, answers, right },
    mean_seconds: meanSeconds,
    last_ordinal: lastOrdinal,
    furthest_ordinal: furthestOrdinal,
  }
}

function presentPlace({ topic, name, catType, ordinal, questionCount }: ReadingPlace, language: Language) {
  return {
    topic: { id: String(topic), title: inLanguage(name, language) },
    cat_type: catType,
    ordinal,
    question_count: questionCount,
  }
}
