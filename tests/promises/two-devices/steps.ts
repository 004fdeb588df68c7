import fc from 'fast-check'

/** A call that may happen at the same moment as others. `process`: which of two server processes gets it. */
export type CallStep =
  /** Sends some of the changes a device has made so far: any of them, in any order, again and again. */
  | { kind: 'deliver'; device: number; picks: number[]; process: number }
  /**
   * Hands in what the device shows, or again what it handed in under this key; `bare`: without saying when each answer
   * was given.
   */
  | { kind: 'submit'; device: number; key: number; bare: boolean; process: number }
  | { kind: 'settle'; process: number }

export type Step =
  | CallStep
  /** A learner chooses an option, or takes the choice back. It is only on the device until it is delivered. */
  | { kind: 'tap'; device: number; question: number; answer: number | null }
  | { kind: 'join'; process: number }
  | { kind: 'wait'; ms: number }
  /** Waits until so many milliseconds after the deadline, if that lies ahead. */
  | { kind: 'waitUntil'; afterDeadline: number }
  /** A server process dies and another takes its place. */
  | { kind: 'restart'; process: number }
  | { kind: 'together'; calls: CallStep[] }

const two = fc.integer({ min: 0, max: 1 })

const deliver = fc.record({
  kind: fc.constant('deliver' as const),
  device: two,
  picks: fc.array(fc.nat(), { minLength: 1, maxLength: 8 }),
  process: two,
})
const submit = fc.record({
  kind: fc.constant('submit' as const),
  device: two,
  key: two,
  bare: fc.boolean(),
  process: two,
})
const settle = fc.record({ kind: fc.constant('settle' as const), process: two })
const call = fc.oneof(
  { weight: 6, arbitrary: deliver },
  { weight: 2, arbitrary: submit },
  { weight: 1, arbitrary: settle },
)

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant('tap' as const),
      device: two,
      question: fc.integer({ min: 0, max: 4 }),
      answer: fc.option(fc.integer({ min: 0, max: 3 })),
    }),
  },
  { weight: 8, arbitrary: deliver },
  { weight: 1, arbitrary: submit },
  { weight: 1, arbitrary: settle },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('join' as const), process: two }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 40_000 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('waitUntil' as const),
      afterDeadline: fc.constantFrom(-1, 0, 1, 119_999, 120_000, 120_001, 124_999, 125_000),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart' as const), process: two }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('together' as const),
      calls: fc.array(call, { minLength: 2, maxLength: 5 }),
    }),
  },
)

/** One person's exam on two devices: joined almost at once, then whatever may happen. */
export const interleaving: fc.Arbitrary<Step[]> = fc
  .tuple(fc.array(step, { maxLength: 1 }), fc.array(step, { minLength: 12, maxLength: 40 }))
  .map(([before, after]) => [...before, { kind: 'join', process: 0 }, ...after])
