import { describe, expect, it } from 'vitest'
import { placeOf, stepOf } from './distribution.ts'

const steps = [-10, 0, 10, 20].map(from => ({ from, to: from + 10, count: 1 }))

describe('my place among all marks', () => {
  it('is the step that begins with my mark, and the last one includes its end', () => {
    expect([-10, -0.5, 0, 9.999, 10, 30].map(marks => stepOf(steps, marks))).toEqual([0, 0, 1, 1, 2, 3])
  })

  it('is within the picture when a fresh mark lies outside it', () => {
    expect([stepOf(steps, -12), stepOf(steps, 31)]).toEqual([0, 3])
  })

  it('draws the cut line to scale, and none where the picture does not reach', () => {
    expect([placeOf(steps, -10), placeOf(steps, 5), placeOf(steps, 30)]).toEqual([0, 1.5, 4])
    expect(placeOf(steps, 40)).toBeNull()
  })
})
