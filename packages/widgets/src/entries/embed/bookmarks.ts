import { bookmarks } from '../../study/bookmarks/index.ts'
import { register } from './register.ts'

register(bookmarks, {
  bn: () => import('virtual:messages/bn/bookmarks+list.bookmark+list.starts+list.ends+list.ended+ui'),
  en: () => import('virtual:messages/en/bookmarks+list.bookmark+list.starts+list.ends+list.ended+ui'),
})
