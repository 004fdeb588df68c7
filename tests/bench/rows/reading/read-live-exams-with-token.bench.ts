import { readBench } from '../../reading/read-bench.ts'

/** The same for people of whom half have taken part in an exam and a third keep one. */
export default readBench({
  name: 'read-live-exams-with-token',
  what: 'people’s answers of live-exams/',
  paths: () => ['/api/exam/v5/live-exams/'],
  headers: { authorization: 'token {person}' },
  atLeast: 0.08,
})
