/** Every widget there is. */
export { login } from '../auth/login/login.ts'
export { examJoin } from '../exams/exam-join/exam-join.ts'
export { examList } from '../exams/exam-list/exam-list.ts'
export { examResult } from '../exams/exam-result/exam-result.ts'
export { examSolution } from '../exams/exam-solution/exam-solution.ts'
export { examPlayer } from '../exams/player/index.ts'
export { rankList } from '../exams/rank-list/rank-list.ts'
