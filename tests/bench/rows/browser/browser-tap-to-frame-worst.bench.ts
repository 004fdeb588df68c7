import { defineBench } from '../../bench.ts'
import { tapRounds } from '../../browser/taps.ts'

/** The worst single tap of all rounds: nobody feels a median. */
export default defineBench({
  name: 'browser-tap-to-frame-worst',
  what: 'ms from a tap to its painted frame, worst (CPU ×4)',
  beside: null,
  atLeast: { max: 100 },
  goal: { max: 50 },
  async run(options) {
    const rounds = await tapRounds(options)
    return { samples: [{ ours: Math.max(...rounds.flatMap(({ ours }) => ours)) }], n: `${rounds.length * 100} taps` }
  },
})
