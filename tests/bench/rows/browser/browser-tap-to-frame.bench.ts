import { defineBench } from '../../bench.ts'
import { tapRounds } from '../../browser/taps.ts'
import { median } from '../../verdict.ts'

/** With all hundred questions on one page. */
export default defineBench({
  name: 'browser-tap-to-frame',
  what: 'ms from a tap to its painted frame, median (CPU ×4)',
  beside: 'the same questions as a static page',
  atLeast: { max: 1.5 },
  goal: { max: 1.1 },
  async run(options) {
    const rounds = await tapRounds(options)
    const samples = rounds.map(({ ours, beside }) => ({ ours: median(ours), beside: median(beside) }))
    return { samples, n: `${rounds.length} rounds of 100 taps` }
  },
})
