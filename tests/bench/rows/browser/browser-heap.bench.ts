import { defineBench } from '../../bench.ts'
import { burdenRounds, samplesOf } from '../../browser/burden.ts'

/** With all hundred questions mounted, after a collection. */
export default defineBench({
  name: 'browser-heap',
  what: 'KiB of JavaScript heap on our exam page',
  beside: 'the same questions as a static page',
  atLeast: { max: 4 },
  goal: { max: 3 },
  run: async options => samplesOf(await burdenRounds(options), 'heap'),
})
