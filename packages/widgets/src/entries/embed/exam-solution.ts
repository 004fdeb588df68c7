import { examSolution } from '../../exams/exam-solution/exam-solution.ts'
import { register } from './register.ts'

register(examSolution, {
  bn: () => import('virtual:messages/bn/solutions+opening+ui'),
  en: () => import('virtual:messages/en/solutions+opening+ui'),
})
