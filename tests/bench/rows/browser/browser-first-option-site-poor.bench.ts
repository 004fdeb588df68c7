import { defineBench } from '../../bench.ts'
import { firstOptionRounds } from '../../browser/first-option.ts'
import { poorPhone } from '../../browser/phone.ts'

/** The same on a poor phone and a bad network. */
export default defineBench({
  name: 'browser-first-option-site-poor',
  what: 'ms to the first option on our own exam page (CPU ×8, 400 kbps, 400 ms)',
  beside: 'the same questions as a static page',
  atLeast: { max: 1.8 },
  goal: { max: 1 },
  run: options => firstOptionRounds('site', poorPhone, options),
})
