import { expect, it } from 'vitest'
import { type JudgedItem, verdictOf } from './verdict.ts'

/** A question whose first option is right; shares of all and of the best. */
const item = (facility: number | null, discrimination: number | null, best = [60, 20, 10, 10]): JudgedItem => ({
  ...{ cancelled: false, facility, discrimination },
  options: best.map((each, index) => ({ accepted: index === 0, share: each, best: each })),
})

it('says in one word what the figures mean, at their bounds too', () => {
  const verdicts: [JudgedItem, string][] = [
    [{ ...item(50, 40), cancelled: true }, 'cancelled'],
    [item(60, null), 'unknown'],
    [item(95, -5), 'too_easy'],
    [item(94.9, 30), 'good'],
    [item(31, -0.1), 'key_wrong'],
    [item(10, -0.1), 'key_wrong'],
    [item(15, 18), 'too_hard'],
    [item(15.1, 0, [40, 30, 20, 10]), 'two_right'],
    [item(38, 19.9, [40, 29, 21, 10]), 'weak'],
    [item(61, 20, [70, 20, 9.5, 0.5]), 'option_unused'],
    [item(61, 20, [70, 20, 9.4, 0.6]), 'good'],
    [item(61, 46, [0.5, 40, 30, 29.5]), 'good'],
  ]
  expect(verdicts.map(([judged]) => verdictOf(judged))).toEqual(verdicts.map(([, verdict]) => verdict))
})
