import { routine } from '../../programs/routine/index.ts'
import { register } from './register.ts'

// The same words for all screens of programmes: a learner goes from one to the next.
register(routine, {
  bn: () =>
    import(
      'virtual:messages/bn/programs+program+purchase+routine+payment+buy_coin+premium+list+partner+player.sign_in+player.signing_in+ui'
    ),
  en: () =>
    import(
      'virtual:messages/en/programs+program+purchase+routine+payment+buy_coin+premium+list+partner+player.sign_in+player.signing_in+ui'
    ),
})
