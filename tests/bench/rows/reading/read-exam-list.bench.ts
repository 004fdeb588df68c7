import { readBench } from '../../reading/read-bench.ts'

/** A visitor’s list of what comes. */
export default readBench({
  name: 'read-exam-list',
  what: 'visits to the exam list',
  paths: () => ['/exam/upcoming'],
  atLeast: 0.05,
})
