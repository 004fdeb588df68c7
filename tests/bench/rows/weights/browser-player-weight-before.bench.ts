import { defineBench } from '../../bench.ts'
import { playerWeights, weightSamples } from '../../browser/wire.ts'

/** Of them, what is asked for before the first option can be tapped. */
export default defineBench({
  name: 'browser-player-weight-before',
  what: 'KiB of the embedded player before the first option, brotli',
  beside: null,
  atLeast: { max: 10 },
  goal: { max: 11 },
  run: async options => weightSamples(await playerWeights(options), 'beforeFirstOption'),
})
