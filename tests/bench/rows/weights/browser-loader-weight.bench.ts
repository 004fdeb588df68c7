import { defineBench } from '../../bench.ts'
import { playerWeights, weightSamples } from '../../browser/wire.ts'

/** What every page pays that pastes our lines. */
export default defineBench({
  name: 'browser-loader-weight',
  what: 'KiB of the loader, brotli',
  beside: null,
  atLeast: { max: 1.6 },
  goal: { max: 1.5 },
  run: async options => weightSamples(await playerWeights(options), 'loader'),
})
