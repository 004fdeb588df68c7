import { defineBench } from '../../bench.ts'
import { blockingOf, burdenRounds } from '../../browser/burden.ts'

/** From asking for the page until three seconds of rest. */
export default defineBench({
  name: 'browser-blocking-time',
  what: 'ms of blocking (tasks beyond 50 ms) on our exam page (CPU ×4)',
  beside: 'the same questions as a static page',
  atLeast: { max: 1.5 },
  goal: { max: 1.2 },
  run: async options => blockingOf(await burdenRounds(options), options.say),
})
