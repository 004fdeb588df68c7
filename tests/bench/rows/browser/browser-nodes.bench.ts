import { defineBench } from '../../bench.ts'
import { burdenRounds, samplesOf } from '../../browser/burden.ts'

/** With all hundred questions mounted, shadow roots walked through. */
export default defineBench({
  name: 'browser-nodes',
  what: 'DOM nodes on our exam page',
  beside: 'the same questions as a static page',
  atLeast: { max: 1.6 },
  goal: { max: 1.4 },
  run: async options => samplesOf(await burdenRounds(options), 'nodes'),
})
