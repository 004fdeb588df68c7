import { buyCoin } from '../../billing/buy-coin/index.ts'
import { register } from './register.ts'

// The same words as for the screens of programmes: who buys comes from one, and goes back to it.
register(buyCoin, {
  bn: () =>
    import(
      'virtual:messages/bn/programs+program+purchase+routine+payment+buy_coin+premium+list+partner+player.sign_in+player.signing_in+ui'
    ),
  en: () =>
    import(
      'virtual:messages/en/programs+program+purchase+routine+payment+buy_coin+premium+list+partner+player.sign_in+player.signing_in+ui'
    ),
})
