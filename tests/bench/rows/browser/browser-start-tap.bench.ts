import { defineBench } from '../../bench.ts'
import { startTapRounds } from '../../browser/start-tap.ts'

/** On another site, where a live exam asks before its clock starts: the card has been read, and all that could come ahead is here. */
export default defineBench({
  name: 'browser-start-tap',
  what: 'ms from the tap on “start” to the first option on a partner’s page (CPU ×4, 1.6 Mbps, 150 ms)',
  beside: 'a hand-written element with a button',
  atLeast: { max: 1.6 },
  goal: { max: 1.3 },
  run: startTapRounds,
})
