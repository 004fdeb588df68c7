import { login } from '../../auth/login/index.ts'
import { register } from './register.ts'

register(login, {
  bn: () => import('virtual:messages/bn/login+partner+ui'),
  en: () => import('virtual:messages/en/login+partner+ui'),
})
