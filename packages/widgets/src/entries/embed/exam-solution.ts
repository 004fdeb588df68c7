import { examSolution } from '../../exams/exam-solution/index.ts'
import { register } from './register.ts'

register(examSolution, {
  bn: () => import('virtual:messages/bn/solutions+opening+partner+login.title+ui'),
  en: () => import('virtual:messages/en/solutions+opening+partner+login.title+ui'),
})
