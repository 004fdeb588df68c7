import { practice } from '../../study/practice/index.ts'
import { register } from './register.ts'

register(practice, {
  bn: () =>
    import(
      'virtual:messages/bn/practice+solutions+result+player.open_palette+player.question+player.clear+player.mark+player.previous+player.next+player.palette+player.answered+player.marked+player.left+player.state+player.keep_on+player.will_send+player.unanswered+player.still_marked+player.time_left+player.no_limit+player.five_minutes+player.one_minute+player.offline_safe+player.online+player.not_stored_now+partner+login.title+ui'
    ),
  en: () =>
    import(
      'virtual:messages/en/practice+solutions+result+player.open_palette+player.question+player.clear+player.mark+player.previous+player.next+player.palette+player.answered+player.marked+player.left+player.state+player.keep_on+player.will_send+player.unanswered+player.still_marked+player.time_left+player.no_limit+player.five_minutes+player.one_minute+player.offline_safe+player.online+player.not_stored_now+partner+login.title+ui'
    ),
})
