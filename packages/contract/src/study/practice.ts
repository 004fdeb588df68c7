import { z } from 'zod'
import { StudyQuestion, TopicStep } from '../questions/index.ts'
import { DeviceUuid, Flag, Id, Instant, listOf, PageQuery, text } from '../values.ts'
import { longestAnswerMs, longestPractice, practiceCount, practiceTopics } from './bounds.ts'

/** `learn`: key and explanation after each answer. `test`: at the end. */
export const PracticeMode = z.enum(['learn', 'test'])
export type PracticeMode = z.infer<typeof PracticeMode>

/**
 * What a practice is made of: topics, what I got wrong in one exam, the paper of an exam that is over, a short set of the staff,
 * my mistakes, or what I keep.
 */
export const PracticeSource = z.enum(['topics', 'exam-mistakes', 'past-paper', 'short-set', 'mistakes', 'bookmarks'])
export type PracticeSource = z.infer<typeof PracticeSource>

/** The device makes it. */
export const PracticeId = DeviceUuid

/** Ids of topics with commas between them. */
const TopicIds = text(200)
  .regex(/^[1-9]\d{0,17}(?:,[1-9]\d{0,17})*$/, 'ids with commas')
  .transform(ids => ids.split(','))
  .pipe(z.array(z.string()).max(practiceTopics.max))

/** A question as it is dealt: in `test` mode without what would give its key away. */
export const DealtQuestion = StudyQuestion
export type DealtQuestion = z.infer<typeof DealtQuestion>

/** What may be practised now. Fewer than were asked for: all there are. */
export const DealtPractice = z.strictObject({
  mode: PracticeMode,
  source: PracticeSource,
  /** The topics that were chosen, or the exam that it comes from. */
  topics: z.array(TopicStep),
  exam: z.strictObject({ id: Id, title: z.string() }).nullable(),
  asked: z.int().min(1),
  /** How many there are; those under embargo are not counted, and not dealt. */
  available: z.int().min(0),
  /** Of a past paper, its own; else `secondsAQuestion` for each. */
  duration_seconds: z.int().min(1),
  /** Gives the options on the screen a new order for each practice. */
  seed: z.int(),
  questions: z.array(DealtQuestion),
})
export type DealtPractice = z.infer<typeof DealtPractice>

/** As a device has it: its clock may be wrong, but it gives a time that a database can hold. */
const DeviceInstant = Instant.refine(
  at => Date.parse(at) >= Date.UTC(2000, 0) && Date.parse(at) < Date.UTC(3000, 0),
  'a time from 2000 to 2999',
)

/** An answer names the option's number; null: left out. */
const Answer = z.strictObject({
  question: Id,
  answer: z.int().min(0).max(7).nullable(),
  /** When it was last changed. */
  at: DeviceInstant,
  spent_ms: z.int().min(0).max(longestAnswerMs),
})
export type PracticeAnswer = z.infer<typeof Answer>

/** What there is to say about a practice besides its answers. */
const setUp = {
  mode: PracticeMode,
  source: PracticeSource,
  topics: z.array(Id).max(practiceTopics.max),
  exam: Id.nullable(),
  seed: z.int().min(-2_147_483_648).max(2_147_483_647),
  /** Null: without a clock. */
  duration_seconds: z.int().min(30).max(21_600).nullable(),
  started_at: DeviceInstant,
}

/** An unfinished practice as a device keeps it. The one with the newer `saved_at` wins. */
export const OpenPractice = z.strictObject({
  ...setUp,
  saved_at: DeviceInstant,
  /** In the order in which they are asked. */
  questions: z.array(Id).min(1).max(longestPractice),
  answers: z.array(Answer).max(longestPractice),
})
export type OpenPractice = z.infer<typeof OpenPractice>

/** A question of a finished practice, in the order in which it was asked. */
export const PracticedQuestion = StudyQuestion.extend({
  /** The option's number; null: left out. */
  answer: z.int().nullable(),
  /** Null while the key is withheld. */
  right: z.boolean().nullable(),
  spent_ms: z.int().min(0),
})
export type PracticedQuestion = z.infer<typeof PracticedQuestion>

export const PracticeSummary = z.strictObject({
  id: PracticeId,
  mode: PracticeMode,
  source: PracticeSource,
  topics: z.array(TopicStep),
  exam: z.strictObject({ id: Id, title: z.string() }).nullable(),
  question_count: z.int().min(1),
  answered: z.int().min(0),
  started_at: Instant,
  /** Null: unfinished. */
  finished_at: Instant.nullable(),
  /** Null: unfinished. Right, wrong and left out leave out what is withheld. */
  correct: z.int().min(0).nullable(),
  incorrect: z.int().min(0).nullable(),
  unanswered: z.int().min(0).nullable(),
})
export type PracticeSummary = z.infer<typeof PracticeSummary>

/** Marks and solution at once. */
export const PracticeResult = PracticeSummary.extend({
  spent_ms: z.int().min(0),
  /** Questions whose key is withheld now: they count neither way. */
  withheld: z.int().min(0),
  by_topic: z.array(
    z.strictObject({ topic: TopicStep, correct: z.int(), incorrect: z.int(), unanswered: z.int(), spent_ms: z.int() }),
  ),
  questions: z.array(PracticedQuestion),
})
export type PracticeResult = z.infer<typeof PracticeResult>

/** What a device needs to go on, or to look back. */
export const StoredPractice = z.strictObject({
  id: PracticeId,
  open: OpenPractice.nullable(),
  /** With keys in `learn` mode alone. */
  questions: z.array(DealtQuestion),
  result: PracticeResult.nullable(),
})
export type StoredPractice = z.infer<typeof StoredPractice>

export const ShortSet = z.strictObject({
  id: Id,
  title: z.string(),
  /** Of its paper. */
  question_count: z.int().min(1),
  duration_seconds: z.int().min(0),
  /** It can be sat as an exam until then, and be practised afterwards. */
  end_time: Instant,
  program: z.strictObject({ id: Id, title: z.string() }).nullable(),
})
export type ShortSet = z.infer<typeof ShortSet>

const PracticeParams = z.strictObject({ id: PracticeId })

export const practiceShapes = {
  /**
   * Deals questions and keeps nothing. `category_id` names topics for `topics` and narrows `mistakes` and `bookmarks`; `exam` names
   * the exam of `exam-mistakes`, `past-paper` and `short-set`. Throws `no_data` where there is none to deal.
   */
  'questions.getPracticeExam': {
    query: z.strictObject({
      source: PracticeSource.optional(),
      category_id: TopicIds.optional(),
      exam: Id.optional(),
      count: z.coerce.number().int().min(practiceCount.min).max(practiceCount.max).optional(),
      mode: PracticeMode.optional(),
      /** Of topics: those first that I got wrong before. */
      mistakes_first: Flag.optional(),
    }),
    returns: DealtPractice,
  },
  /**
   * Any question that this person may see may be practised; another one is refused by name. The same id with other answers is
   * `conflict`, with the same ones it answers as before.
   */
  'questions.submitPractice': {
    body: z.strictObject({
      ...setUp,
      practice: PracticeId,
      finished_at: DeviceInstant,
      /** One for each question that was dealt, in its order. */
      answers: z.array(Answer).min(1).max(longestPractice),
    }),
    returns: PracticeResult,
  },
  'study.listShortSets': { query: PageQuery, returns: listOf(ShortSet) },
  /** The one that changed last first. */
  'study.listPractices': { query: PageQuery.extend({ open: Flag.optional() }), returns: listOf(PracticeSummary) },
  'study.getPractice': { params: PracticeParams, returns: StoredPractice },
  /** Throws `conflict` for one that is finished. */
  'study.savePractice': { params: PracticeParams, body: OpenPractice, returns: z.strictObject({ saved_at: Instant }) },
  'study.deletePractice': { params: PracticeParams, returns: z.void() },
} as const
