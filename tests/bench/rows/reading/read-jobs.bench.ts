import { readBench } from '../../reading/read-bench.ts'

/** A visitor’s list of job circulars. */
export default readBench({
  name: 'read-jobs',
  what: 'visits to the job circulars',
  paths: () => ['/jobs'],
  atLeast: 0.05,
})
