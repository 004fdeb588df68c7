import { defineBench } from '../../bench.ts'
import { trafficSamples, wholeExams } from '../../browser/whole-exam.ts'

/** The player's files that one exam loads on a partner's page, lazy parts included; neither paper nor answers. */
export default defineBench({
  name: 'browser-player-weight',
  what: 'KiB of the embedded player from the loader to the receipt, headers included',
  beside: null,
  atLeast: { max: 46 },
  goal: { max: 40 },
  run: async options => trafficSamples(await wholeExams(options), 'player'),
})
