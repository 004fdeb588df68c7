import { deleteAccount } from '../../auth/delete-account/index.ts'
import { register } from './register.ts'

register(deleteAccount, {
  bn: () => import('virtual:messages/bn/delete+login.title+ui'),
  en: () => import('virtual:messages/en/delete+login.title+ui'),
})
