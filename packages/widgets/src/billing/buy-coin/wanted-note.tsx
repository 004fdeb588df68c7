import { formatNumber } from '@prostuti/sdk/i18n/format'
import { useKnownUser } from '../../foundation/data/use-known-user.ts'
import { IconCoins } from '../../foundation/ui/index.ts'
import type { BuyCoinProps, WantedCoins } from './buy-coin.props.ts'

/** Why it opened, and what the person has. */
export function WantedNote({ client, t, language, wanted }: BuyCoinProps & { wanted: WantedCoins }) {
  const user = useKnownUser(client)
  const words = (coins: number) => t('buy_coin.coins', { count: coins, coins: formatNumber(coins, language) })
  const have = user ? t('buy_coin.have', { coins: words(user.billing_profile.coins) }) : ''
  return (
    <p className="pay-note pay-wanted ui-num">
      <IconCoins />
      <span>
        {t('buy_coin.wanted', { title: wanted.title, coins: words(wanted.missing) })} {have}
      </span>
    </p>
  )
}
