import { search } from '../../study/search/index.ts'
import { register } from './register.ts'

register(search, {
  bn: () => import('virtual:messages/bn/search+list.bookmark+ui'),
  en: () => import('virtual:messages/en/search+list.bookmark+ui'),
})
