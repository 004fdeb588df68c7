import { readBench } from '../../reading/read-bench.ts'

/** Home’s data on a partner’s page, where nobody is signed in. */
export default readBench({
  name: 'read-live-exams',
  what: 'visitors’ answers of live-exams/',
  paths: () => ['/api/exam/v5/live-exams/'],
  atLeast: 0.15,
})
