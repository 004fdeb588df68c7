import { profile } from '../../auth/profile/index.ts'
import { register } from './register.ts'

register(profile, {
  bn: () => import('virtual:messages/bn/bonus+profile+goals+ledger+delete+login.title+ui'),
  en: () => import('virtual:messages/en/bonus+profile+goals+ledger+delete+login.title+ui'),
})
