import { defineBench } from '../../bench.ts'
import { lighthouseRounds, lowest } from '../../lighthouse/rounds.ts'

/** What no busy machine excuses. */
export default defineBench({
  name: 'lighthouse-manners',
  what: 'Lighthouse: accessibility, best practices, SEO',
  beside: null,
  atLeast: { min: 100 },
  goal: { min: 100 },
  run: async options => lowest(await lighthouseRounds(options), ['accessibility', 'best-practices', 'seo']),
})
