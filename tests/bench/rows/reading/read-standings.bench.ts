import { readBench } from '../../reading/read-bench.ts'

/** The first page of final standings, as a visitor opens it. */
export default readBench({
  name: 'read-standings',
  what: 'visits to standings',
  paths: ({ ranked }) => [`/exam/standings?id=${ranked}`],
  atLeast: 0.05,
})
