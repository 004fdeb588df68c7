import { readBench } from '../../reading/read-bench.ts'

/** A visitor opens the address of an exam: the join page leads to signing in, and both are asked for. */
export default readBench({
  name: 'read-join',
  what: 'visits to the join page and to signing in',
  paths: ({ coming }) => [`/exam/join?id=${coming}`, `/login?next=${encodeURIComponent(`/exam/join?id=${coming}`)}`],
  atLeast: 0.05,
})
