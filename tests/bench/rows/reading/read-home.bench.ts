import { readBench } from '../../reading/read-bench.ts'

/** A visitor’s Home. */
export default readBench({
  name: 'read-home',
  what: 'visits to Home',
  paths: () => ['/'],
  atLeast: 0.05,
})
