import { z } from 'zod'
import { StudyQuestion, TopicStep } from '../questions/index.ts'
import { Day, DeviceUuid, Id, Instant, listOf, PageQuery } from '../values.ts'
import { dailyGoal, heatMapDays, longestAnswerMs, reviewsACall } from './bounds.ts'

/** Something that I got wrong, with when it is asked again. */
export const Mistake = z.strictObject({
  question: StudyQuestion,
  /** The option's number that I chose last; null: left out. */
  last_answer: z.int().nullable(),
  last_at: Instant,
  /** How often it was wrong; what is left out is not counted. */
  times_wrong: z.int().min(1),
  /** The day in Dhaka on which it is asked again. */
  due_on: Day,
  /** It waits while an exam that asks it is under way. */
  waiting: z.boolean(),
})
export type Mistake = z.infer<typeof Mistake>

const ReviewState = z.strictObject({ question: Id, due_on: Day })

/** Figures of this day in Dhaka. */
export const StudyToday = z.strictObject({
  date: Day,
  /** Questions answered today, anywhere. */
  answered: z.int().min(0),
  goal: z.int().min(dailyGoal.min).max(dailyGoal.max),
  /** Reviews still to do today: never more than what is left of the goal. */
  reviews_left: z.int().min(0),
})
export type StudyToday = z.infer<typeof StudyToday>

export const TopicProgress = z.strictObject({
  topic: TopicStep,
  /** Different questions that I have answered. */
  seen: z.int().min(0),
  answers: z.int().min(0),
  right: z.int().min(0),
  /** Of the answers whose time is known; null where there is none. */
  mean_seconds: z.number().min(0).nullable(),
  /** Where I stopped reading, and the furthest that I have read, as ordinals; 0: not begun. */
  last_ordinal: z.int().min(0),
  furthest_ordinal: z.int().min(0),
})
export type TopicProgress = z.infer<typeof TopicProgress>

export const StudyProgress = z.strictObject({
  today: StudyToday,
  /** Days in a row, this one too once it has an answer; one day of rest in seven breaks nothing. */
  streak: z.strictObject({ days: z.int().min(0), rested_this_week: z.boolean() }),
  /** Weakest first: of those with enough answers to judge. */
  weak: z.array(TopicProgress),
  topics: z.array(TopicProgress),
  /** Oldest first, each of the last 17 weeks, today last. */
  days: z.array(z.strictObject({ date: Day, answered: z.int().min(0) })).length(heatMapDays),
  /** Mistakes in the notebook. */
  mistakes: z.int().min(0),
  /** The next exam of my routine, which reviews aim at. */
  next_exam: z.strictObject({ id: Id, title: z.string(), date: Day }).nullable(),
  /** The topic that I read last. */
  reading: z
    .strictObject({ topic: TopicStep, cat_type: z.int(), ordinal: z.int().min(1), question_count: z.int().min(0) })
    .nullable(),
})
export type StudyProgress = z.infer<typeof StudyProgress>

export const memoryShapes = {
  /** The newest first. */
  'study.listMistakes': { query: PageQuery.extend({ category: Id.optional() }), returns: listOf(Mistake) },
  /** With keys, which reviews show at once. `cram` asks beyond what is due and leaves the schedule alone. */
  'study.getReviews': {
    query: z.strictObject({ cram: z.enum(['true']).optional(), category: Id.optional() }),
    returns: z.strictObject({ today: StudyToday, seed: z.int(), questions: z.array(StudyQuestion) }),
  },
  /** Each review has an id of its own: one that came before is not counted again. */
  'study.logReviews': {
    body: z.strictObject({
      reviews: z
        .array(
          z.strictObject({
            id: DeviceUuid,
            question: Id,
            /** The option's number; null: left out. */
            answer: z.int().min(0).max(7).nullable(),
            at: Instant,
            spent_ms: z.int().min(0).max(longestAnswerMs),
            cram: z.boolean().default(false),
          }),
        )
        .min(1)
        .max(reviewsACall.max),
    }),
    returns: z.strictObject({ today: StudyToday, states: z.array(ReviewState) }),
  },
  'study.getProgress': { returns: StudyProgress },
  'study.updateGoal': {
    body: z.strictObject({ daily_goal: z.int().min(dailyGoal.min).max(dailyGoal.max) }),
    returns: StudyToday,
  },
} as const
