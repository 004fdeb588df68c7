import { defineBench } from '../../bench.ts'
import { lighthouseRounds, lowest } from '../../lighthouse/rounds.ts'

/** Its mobile preset: a mid-range phone on slow 4G, simulated. What keeps a page from more is said under its name. */
export default defineBench({
  name: 'lighthouse',
  what: 'Lighthouse: performance of our slowest page',
  beside: null,
  atLeast: { min: 95 },
  goal: { min: 100 },
  run: async options => lowest(await lighthouseRounds(options), ['performance']),
})
