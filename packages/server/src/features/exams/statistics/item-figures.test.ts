import { describe, expect, it } from 'vitest'
import { figuresOfItems, type ItemFigures, type MarkedItem } from './item-figures.ts'
import { highestMarks, moodleFigures, moodleMarks } from './moodle-figures.ts'
import { figuresOfTotals, reliabilityOf } from './total-figures.ts'

const moodleItems: MarkedItem[] = highestMarks.map((highest, question) => ({
  highest,
  marks: Float64Array.from(moodleMarks, attempt => attempt[question]!),
}))

/** To a millionth, as Moodle's own test has it. */
function expectFigures(figures: readonly (number | null)[], published: readonly (number | null)[]): void {
  expect(figures.map(figure => figure === null)).toEqual(published.map(figure => figure === null))
  for (const [index, figure] of figures.entries())
    expect(Math.abs((figure ?? 0) - (published[index] ?? 0)), `question ${index + 1}`).toBeLessThan(1e-6)
}

describe('the figures of questions', () => {
  const of = async (name: keyof ItemFigures) => (await figuresOfItems(moodleItems)).items.map(item => item[name])

  it('are those that Moodle publishes for its own attempts', async () => {
    for (const name of ['facility', 'effectiveWeight', 'discrimination', 'efficiency'] as const)
      expectFigures(await of(name), moodleFigures[name])
    const deviations = (await of('deviation')).map((each, question) => each && each * highestMarks[question]! * 10)
    expectFigures(deviations, moodleFigures.deviation)
  })

  it('count a mark below zero as it is, and are not defined where nothing differs', async () => {
    const item = (...marks: number[]): MarkedItem => ({ highest: 1000, marks: Float64Array.from(marks) })
    const { items } = await figuresOfItems([item(1000, -250, -250), item(1000, 0, -250), item(1000, 1000, 1000)])
    expectFigures(
      items.map(({ facility }) => facility),
      [50 / 3, 25, 100],
    )
    expect(items[2]).toMatchObject({ deviation: 0, discrimination: null, efficiency: null, effectiveWeight: 0 })
    expect(items[0]!.discrimination).toBeCloseTo(98.19805, 4)
    const [alone] = (await figuresOfItems([item(1000)])).items
    expect(alone).toMatchObject({ facility: 100, deviation: null, discrimination: null, efficiency: null })
    expect((await figuresOfItems([item()])).items[0]).toMatchObject({ facility: 0, discrimination: null })
  })
})

describe('the figures of an exam', () => {
  it('has the reliability that Moodle publishes', () => {
    // qstats00.csv and stats_from_steps_walkthrough_test.php (quiz 00): variances of seven questions, deviation of all marks.
    const variances = [0.2037333333, 0.26, 0.0177777796, 0.2266666667, 0.0933333333, 0.24, 0.11]
    const sumOfVariances = variances.reduce((sum, each) => sum + each)
    const reliability = reliabilityOf({ items: 7, sumOfVariances, variance: 0.8117265554 ** 2 })
    expect(Math.abs(reliability! + 87.2230935542)).toBeLessThan(1e-6)
  })

  it('is not defined of nobody, and says mean and median of few', () => {
    const of = (...marks: number[]) => figuresOfTotals(Float64Array.from(marks), { items: 2, sumOfVariances: 1 })
    expect(of()).toEqual({ mean: null, median: null, deviation: null, reliability: null, error: null })
    expect(of(4)).toEqual({ mean: 4, median: 4, deviation: null, reliability: null, error: null })
    expect(of(1, 5, 3, 11)).toMatchObject({ mean: 5, median: 4 })
    expect(of(2, 2)).toMatchObject({ deviation: 0, reliability: null })
  })
})
