import { defineBench } from '../../bench.ts'
import { firstOptionRounds } from '../../browser/first-option.ts'
import { slowPhone } from '../../browser/phone.ts'

/** On another site: loader, code, session, exam. */
export default defineBench({
  name: 'browser-first-option-embedded',
  what: 'ms to the first option on a partner’s page (CPU ×4, 1.6 Mbps, 150 ms)',
  beside: 'a hand-written element',
  atLeast: { max: 1.6 },
  goal: { max: 1 },
  run: options => firstOptionRounds('embedded', slowPhone, options),
})
