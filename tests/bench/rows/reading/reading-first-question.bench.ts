import { defineBench } from '../../bench.ts'
import { firstQuestionRounds } from '../../browser/first-question.ts'
import { slowPhone } from '../../browser/phone.ts'

/** From asking for a topic's questions until the first one can be read. */
export default defineBench({
  name: 'reading-first-question',
  what: 'ms to the first question of a topic (CPU ×4, 1.6 Mbps, 150 ms)',
  beside: 'the same fifty questions as a static page',
  atLeast: { max: 1.3 },
  goal: { max: 1.1 },
  run: options => firstQuestionRounds(slowPhone, options),
})
