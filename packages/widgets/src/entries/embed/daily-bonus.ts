import { dailyBonus } from '../../billing/daily-bonus/index.ts'
import { register } from './register.ts'

register(dailyBonus, {
  bn: () => import('virtual:messages/bn/bonus+ui'),
  en: () => import('virtual:messages/en/bonus+ui'),
})
