import { readBench } from './reading/read-bench.ts'

/** The first page of a final rank list, as a visitor opens it. */
export default readBench({
  name: 'read-rank-list',
  what: 'visits to a rank list',
  paths: ({ ranked }) => [`/exam/standings?id=${ranked}`],
  atLeast: 0.05,
})
