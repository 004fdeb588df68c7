import { expect, it } from 'vitest'
import { gridSteps } from './grid-steps.ts'

it.each([
  [0, [1]],
  [3, [1, 2, 3]],
  [7, [5, 10]],
  [2310, [1000, 2000, 3000]],
])('the lines of a chart whose highest is %i are %j', (highest, steps) => {
  expect(gridSteps(highest)).toEqual(steps)
})
