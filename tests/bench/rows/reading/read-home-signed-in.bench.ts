import { readBench } from '../../reading/read-bench.ts'

/** Home with one’s own parts: name, last result, exams that one keeps. */
export default readBench({
  name: 'read-home-signed-in',
  what: 'people’s visits to Home',
  paths: () => ['/'],
  headers: { cookie: 'prostuti_session={person}' },
  atLeast: 0.015,
})
