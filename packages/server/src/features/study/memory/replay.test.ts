import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rate } from './rating.ts'
import { advance, byTime, dueOn, type LoggedAnswer, replay } from './replay.ts'
import { schedule } from './scheduler.ts'
import { answerSource, rating } from './tables.ts'

const { again, hard, good, undecided } = rating
const dayMs = 86_400_000

/** An answer at an instant, by its clock in Dhaka. */
function answer(at: string, grade: number, source: number = answerSource.review): LoggedAnswer {
  return { ref: `review:${at}:${grade}`, source, at: Date.parse(`${at}+06:00`), answer: 1, rating: grade }
}

const dueAfter = (...answers: LoggedAnswer[]) => {
  const state = replay(answers)
  return state && dueOn(state)
}

describe('an answer is rated', () => {
  it.each([
    [false, 1_000, again],
    [false, null, again],
    [true, 20_000, good],
    [true, 20_001, hard],
    [true, 1, good],
    [true, null, good],
  ])('right: %s, in %s ms, by a median of 10 s, as %i', (isRight, spentMs, expected) => {
    expect(rate({ isRight, spentMs }, 10_000)).toBe(expected)
  })
})

describe('days are those of Dhaka', () => {
  it.each([
    // Midnight in Dhaka is 18:00 by UTC; the next UTC day begins at six in the morning.
    ['2026-11-23T23:59:59.999', '2026-11-24'],
    ['2026-11-24T00:00:00.000', '2026-11-25'],
    ['2026-11-24T05:59:59.999', '2026-11-25'],
    ['2026-11-24T06:00:00.000', '2026-11-25'],
    ['2026-12-31T23:00:00.000', '2027-01-01'],
    ['2028-02-28T12:00:00.000', '2028-02-29'],
  ])('a wrong answer at %s comes again on %s', (at, day) => {
    expect(dueAfter(answer(at, again))).toBe(day)
  })

  it.each([
    // A right answer the next day rests three days, however few hours lie between.
    ['2026-11-23T23:50', '2026-11-24T00:10', '2026-11-27'],
    ['2026-11-23T00:10', '2026-11-24T23:50', '2026-11-27'],
    ['2026-11-23T05:00', '2026-11-24T07:00', '2026-11-27'],
  ])('wrong at %s and right at %s comes again on %s', (wrong, right, day) => {
    expect(dueAfter(answer(wrong, again), answer(right, good))).toBe(day)
  })

  it.each([
    ['2026-11-24T00:00', '2026-11-24T23:59'],
    ['2026-11-24T05:59', '2026-11-24T06:01'],
  ])('wrong at %s and right at %s are of one day: only the first moves the memory', (wrong, right) => {
    const state = replay([answer(wrong, again), answer(right, good)])!
    expect([dueOn(state), state.card.reps, state.timesWrong]).toEqual(['2026-11-25', 1, 1])
    expect(state.lastAt).toBe(Date.parse(`${right}+06:00`))
  })
})

describe('the notebook', () => {
  it('holds what was wrong, also when it was right earlier that day', () => {
    expect(replay([answer('2026-11-24T09:00', good)])?.isMistake).toBe(false)
    const state = replay([answer('2026-11-24T09:00', good), answer('2026-11-24T20:00', again)])!
    expect([state.isMistake, dueOn(state)]).toEqual([true, '2026-11-27'])
  })

  it('does not hold what was left out, and forgets nothing by it', () => {
    const skipped = (at: string, source: number) => ({ ...answer(at, again, source), answer: null })
    const right = answer('2026-01-01T10:00', good)
    for (const source of [answerSource.exam, answerSource.practice]) {
      expect(replay([skipped('2026-01-01T10:00', source)])).toBeNull()
      expect(replay([right, skipped('2026-01-02T10:00', source)])).toEqual(replay([right]))
    }
  })

  it('counts as wrong what was answered: who says “I don’t know” in a review is asked again, and no mistake is added', () => {
    const wrong = answer('2026-01-01T10:00', again)
    const state = replay([wrong, { ...answer('2026-01-02T10:00', again), answer: null }])!
    expect([state.isMistake, state.timesWrong, dueOn(state)]).toEqual([true, 1, '2026-01-03'])
  })

  it('lets a mistake go once it rests for three weeks, and takes it back when it is wrong again', () => {
    const days = ['2026-01-01', '2026-01-02', '2026-01-05', '2026-01-12', '2026-02-02']
    const answers = days.map((day, index) => answer(`${day}T10:00`, index === 0 ? again : good))
    const mistakes = days.map((_, index) => replay(answers.slice(0, index + 1))!.isMistake)
    expect(mistakes).toEqual([true, true, true, true, false])
    const back = replay([...answers, answer('2026-05-01T10:00', again)])!
    expect([back.isMistake, back.introducedOn, back.timesWrong]).toEqual([true, null, 2])
  })

  it('knows the day of a mistake’s first review', () => {
    const wrong = answer('2026-01-01T10:00', again, answerSource.exam)
    const practised = answer('2026-01-02T10:00', again, answerSource.practice)
    expect(replay([wrong, practised])!.introducedOn).toBeNull()
    expect(replay([wrong, practised, answer('2026-01-03T10:00', good)])!.introducedOn).toBe('2026-01-03')
  })

  it('leaves the schedule alone when a learner crams', () => {
    const wrong = answer('2026-01-01T10:00', again)
    const crammed = answer('2026-01-02T10:00', good, answerSource.cram)
    const [before, after] = [replay([wrong])!, replay([wrong, crammed])!]
    expect(after.card).toEqual(before.card)
    expect(after.lastAt).toBe(crammed.at)
    expect(replay([crammed])).toBeNull()
  })

  it('does not count what is not judged yet', () => {
    expect(replay([answer('2026-01-01T10:00', undecided)])).toBeNull()
  })
})

const answers = fc
  .array(
    fc.record({
      at: fc.integer({ min: 0, max: 60 * dayMs }).map(ms => Date.parse('2026-11-01T00:00:00Z') + ms),
      ref: fc.uuid(),
      source: fc.constantFrom(...Object.values(answerSource)),
      answer: fc.option(fc.integer({ min: 0, max: 7 })),
      rating: fc.constantFrom(...Object.values(rating)),
    }),
    { maxLength: 30 },
  )
  .map((all): LoggedAnswer[] => [...new Map(all.map(each => [each.ref, each])).values()])

describe('the log of a question', () => {
  it('gives the same card in whatever order two devices’ answers come in', () => {
    const shuffled = answers.chain(all =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    )
    fc.assert(
      fc.property(shuffled, ([all, other]) => {
        expect(replay(other)).toEqual(replay(all))
      }),
    )
  })

  it('gives the same card answer by answer and as a whole', () => {
    fc.assert(
      fc.property(answers, all => {
        const inTurn = [...all].sort(byTime)
        inTurn.reduce<ReturnType<typeof replay>>((state, each, index) => {
          const next = advance(state, each)
          expect(replay(inTurn.slice(0, index + 1))).toEqual(next)
          return next
        }, null)
      }),
      { numRuns: 50 },
    )
  })

  it('gives the same days with the same parameters for ever', () => {
    const first = schedule(null, again, Date.parse('2026-01-01T10:00:00Z'))
    const second = schedule(first, hard, Date.parse('2026-01-03T10:00:00Z'))
    const third = schedule(second, good, Date.parse('2026-01-09T10:00:00Z'))
    expect([first, second, third].map(card => card.scheduled_days)).toEqual([1, 2, 7])
    expect(third.stability).toBeCloseTo(7.4749, 4)
  })
})
