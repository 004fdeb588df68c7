import { readBench } from '../../reading/read-bench.ts'

/** The page on which everybody waits for a start. */
export default readBench({
  name: 'read-join-signed-in',
  what: 'people’s visits to the join page',
  paths: ({ coming }) => [`/exam/join?id=${coming}`],
  headers: { cookie: 'prostuti_session={person}' },
  atLeast: 0.015,
})
