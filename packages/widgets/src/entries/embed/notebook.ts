import { notebook } from '../../study/notebook/index.ts'
import { register } from './register.ts'

register(notebook, {
  bn: () => import('virtual:messages/bn/notebook+list.bookmark+solutions.mine+solutions.key+solutions.explanation+ui'),
  en: () => import('virtual:messages/en/notebook+list.bookmark+solutions.mine+solutions.key+solutions.explanation+ui'),
})
