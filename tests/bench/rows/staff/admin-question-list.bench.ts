import { defineBench } from '../../bench.ts'
import { lists } from '../../question-lists/bank.ts'
import { few, many, measureGrowth } from '../../question-lists/growth.ts'

/** The staff's lists of a large bank beside those of a small one: of all lists, the one that grows most. */
export default defineBench({
  name: 'admin-question-list',
  what: `ms for a page of ${many.toLocaleString('en')} questions, the list that grows most`,
  beside: `the same list of ${few.toLocaleString('en')}`,
  atLeast: { max: 1.5 },
  goal: { max: 1.2 },
  run: options => measureGrowth({ lists, calls: 30 }, options),
})
