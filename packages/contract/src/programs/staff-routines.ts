import { z } from 'zod'
import { practiceCount } from '../study/index.ts'
import { routineTextLengths as lengths, staffSearchLength } from '../text-lengths.ts'
import { Day, Id, IdParams, listOf, PageQuery, text } from '../values.ts'
import { ProgramState } from './staff-programs.ts'
import { neededText, Revision, StaffText, typedText } from './staff-texts.ts'

/** So many questions of a category and all below it. */
const RoutinePractice = z.strictObject({
  category: Id,
  count: z.number().int().min(practiceCount.min).max(practiceCount.max),
})

const RoutineLineForm = z
  .strictObject({
    text: neededText(lengths.line),
    exam: Id.nullable().default(null),
    practice: RoutinePractice.nullable().default(null),
  })
  .refine(({ exam, practice }) => exam === null || practice === null, {
    path: ['practice'],
    message: 'A line leads to an exam or to a practice',
  })

/** One day of a routine as staff write it. */
const RoutineEntryForm = z.strictObject({
  /** Its lines; a line may lead to an exam or to a practice. */
  routine: z.array(RoutineLineForm).max(50),
  /** Days after the entry before; of the first one, after the start. */
  interval: z.number().int().min(0).max(3_650),
  title: typedText(lengths.title),
})
export type RoutineEntryForm = z.output<typeof RoutineEntryForm>

const entries = z.array(RoutineEntryForm).min(1).max(400)

/** A program's routine; its id is the program's. */
export const StaffRoutine = z.strictObject({
  id: Id,
  program: z.strictObject({ id: Id, title: z.string(), state: ProgramState, is_personalized: z.boolean() }),
  revision: Revision,
  /** The day in Dhaka from which its days are counted; null for a personalised program, or while it is not set. */
  starts_on: Day.nullable(),
  exams: z.array(
    z.strictObject({
      routine: z.array(
        z.strictObject({
          text: StaffText,
          exam: z.strictObject({ id: Id, title: z.string() }).nullable(),
          practice: z
            .strictObject({ category: z.strictObject({ id: Id, title: z.string() }), count: z.number().int().min(1) })
            .nullable(),
        }),
      ),
      interval: z.number().int().min(0),
      title: StaffText,
    }),
  ),
})
export type StaffRoutine = z.infer<typeof StaffRoutine>

/** A routine as a list shows it. */
export const StaffRoutineRow = StaffRoutine.omit({ exams: true }).extend({
  entries: z.number().int().min(1),
  /** Days from the first entry to the last, both included. */
  days: z.number().int().min(1),
})
export type StaffRoutineRow = z.infer<typeof StaffRoutineRow>

export const staffRoutineShapes = {
  'programs.listRoutines': {
    query: PageQuery.extend({ search: text(staffSearchLength.max).trim().optional() }),
    /** In the programs' order. */
    returns: listOf(StaffRoutineRow),
  },
  /** Throws `conflict` for a program that has one. */
  'programs.createRoutine': {
    body: z.strictObject({ program: Id, starts_on: Day.nullable().default(null), exams: entries }),
    returns: StaffRoutine,
  },
  'programs.getStaffRoutine': { params: IdParams, returns: StaffRoutine },
  /** What is left out stays. Throws `conflict` where another moderator has saved it meanwhile. */
  'programs.updateRoutine': {
    params: IdParams,
    body: z.strictObject({ revision: Revision, starts_on: Day.nullable().optional(), exams: entries.optional() }),
    returns: StaffRoutine,
  },
  'programs.deleteRoutine': { params: IdParams, returns: z.void() },
} as const
