import { defineBench } from '../../bench.ts'
import { firstOptionRounds } from '../../browser/first-option.ts'
import { slowPhone } from '../../browser/phone.ts'

/** From asking for the page until a tap on the first option is kept. */
export default defineBench({
  name: 'browser-first-option-site',
  what: 'ms to the first option on our own exam page (CPU ×4, 1.6 Mbps, 150 ms)',
  beside: 'the same questions as a static page',
  atLeast: { max: 1.6 },
  goal: { max: 1 },
  run: options => firstOptionRounds('site', slowPhone, options),
})
