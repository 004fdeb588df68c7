import { deleteAccount } from '../../auth/delete-account/index.ts'
import { register } from './register.ts'

// The same words as for the profile, from which one comes here.
register(deleteAccount, {
  bn: () => import('virtual:messages/bn/bonus+profile+goals+ledger+delete+login.title+ui'),
  en: () => import('virtual:messages/en/bonus+profile+goals+ledger+delete+login.title+ui'),
})
