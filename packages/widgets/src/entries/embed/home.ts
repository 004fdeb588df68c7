import { home } from '../../exams/home/home.ts'
import { register } from './register.ts'

register(home, {
  bn: () => import('virtual:messages/bn/home+list+partner+ui'),
  en: () => import('virtual:messages/en/home+list+partner+ui'),
})
