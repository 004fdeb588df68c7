import { defineBench } from '../../bench.ts'
import { trafficSamples, wholeExams } from '../../browser/whole-exam.ts'

/** A hundred questions on a partner's page: code, paper, drafts, receipt. */
export default defineBench({
  name: 'browser-bytes-whole-exam',
  what: 'KiB received for a whole exam on a partner’s page, headers included',
  beside: null,
  atLeast: { max: 80 },
  goal: { max: 60 },
  run: async options => trafficSamples(await wholeExams(options), 'all'),
})
