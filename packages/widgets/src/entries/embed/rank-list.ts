import { rankList } from '../../exams/rank-list/index.ts'
import { register } from './register.ts'

register(rankList, {
  bn: () => import('virtual:messages/bn/ranks+opening+ui'),
  en: () => import('virtual:messages/en/ranks+opening+ui'),
})
