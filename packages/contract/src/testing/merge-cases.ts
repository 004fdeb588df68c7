import type { MergedEntry } from '../exams/attempts.ts'

/** Two changes of one question. */
export interface MergeCase {
  readonly name: string
  /** This one wins, whichever of the two is merged first. */
  readonly newer: MergedEntry
  readonly older: MergedEntry
}

/** The question that all cases are about, and a time after all of them. */
export const mergeCaseQuestion = '9'
export const mergeCaseReceived = 1_000

const entry = (at: number, device: string, seq: number, answer: number | null, marked?: boolean): MergedEntry => ({
  question: mergeCaseQuestion,
  answer,
  at,
  seq,
  device,
  ...(marked && { marked }),
})

/** The rule of merging, case by case: contract, server and SDK each implement it, and each runs these. */
export const mergeCases: readonly MergeCase[] = [
  {
    name: 'the later answer of one device',
    newer: entry(20, 'phone', 2, 1),
    older: entry(10, 'phone', 1, 0),
  },
  {
    name: 'the later answer of another device',
    newer: entry(20, 'laptop', 1, 1),
    older: entry(10, 'phone', 7, 0),
  },
  {
    name: 'time before sequence number',
    newer: entry(20, 'phone', 1, 1),
    older: entry(10, 'phone', 2, 0),
  },
  {
    name: 'a cleared answer',
    newer: entry(20, 'phone', 2, null),
    older: entry(10, 'phone', 1, 2),
  },
  {
    name: 'an answer given again after it was cleared',
    newer: entry(20, 'laptop', 1, 2),
    older: entry(10, 'phone', 1, null),
  },
  {
    name: 'in one millisecond, the greater name of a device',
    newer: entry(10, 'phone', 1, 1),
    older: entry(10, 'laptop', 5, 0),
  },
  {
    name: 'names of devices compared by code point, capitals first',
    newer: entry(10, 'a', 1, 1),
    older: entry(10, 'Z', 1, 0),
  },
  {
    name: 'in one millisecond of one device, the greater sequence number',
    newer: entry(10, 'phone', 4_294_967_295, 1),
    older: entry(10, 'phone', 4_294_967_294, 0),
  },
  {
    name: 'a later mark that repeats the answer',
    newer: entry(11, 'phone', 3, 1, true),
    older: entry(10, 'phone', 2, 1),
  },
  {
    name: 'the first millisecond after the moment of joining',
    newer: entry(1, 'laptop', 0, 0),
    older: entry(0, 'phone', 9, 3),
  },
]
