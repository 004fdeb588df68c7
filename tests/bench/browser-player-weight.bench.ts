import { defineBench } from './bench.ts'
import { playerWeights, weightSamples } from './browser/wire.ts'

/** Our files that a partner’s page loads; the exam itself is not counted. */
export default defineBench({
  name: 'browser-player-weight',
  what: 'KiB of the embedded player in all, brotli',
  beside: null,
  atLeast: { max: 35 },
  goal: { max: 25 },
  run: async options => weightSamples(await playerWeights(options), 'all'),
})
