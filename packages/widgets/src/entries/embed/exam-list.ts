import { examList } from '../../exams/exam-list/index.ts'
import { register } from './register.ts'

register(examList, {
  bn: () => import('virtual:messages/bn/list+ui'),
  en: () => import('virtual:messages/en/list+ui'),
})
