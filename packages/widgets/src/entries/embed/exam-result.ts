import { examResult } from '../../exams/exam-result/index.ts'
import { register } from './register.ts'

register(examResult, {
  bn: () => import('virtual:messages/bn/result+changed+opening+partner+login.title+ui'),
  en: () => import('virtual:messages/en/result+changed+opening+partner+login.title+ui'),
})
