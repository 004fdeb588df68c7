import { examJoin } from '../../exams/exam-join/index.ts'
import { register } from './register.ts'

register(
  examJoin,
  {
    bn: () =>
      import(
        'virtual:messages/bn/join+ui+partner+list.way+list.of_program+list.state+list.taken+list.demo+list.free+list.coins+list.starts+list.bookmark_added+list.bookmark_removed+player.sign_in+player.signing_in'
      ),
    en: () =>
      import(
        'virtual:messages/en/join+ui+partner+list.way+list.of_program+list.state+list.taken+list.demo+list.free+list.coins+list.starts+list.bookmark_added+list.bookmark_removed+player.sign_in+player.signing_in'
      ),
  },
  {
    lobby: {
      bn: () => import('virtual:messages/bn/lobby'),
      en: () => import('virtual:messages/en/lobby'),
    },
    purchase: {
      bn: () => import('virtual:messages/bn/purchase+payment'),
      en: () => import('virtual:messages/en/purchase+payment'),
    },
  },
)
