import type { CoinOption } from '@prostuti/contract'
import { formatNumber } from '@prostuti/sdk/i18n/format'
import { useState } from 'react'
import { EmptyState } from '../../foundation/ui/index.ts'
import { Choice, Choices, PaymentActions, PaymentScreen, takaWords, usePayment } from '../payments/index.ts'
import type { BuyCoinProps, CoinGoods } from './buy-coin.props.ts'
import { WantedNote } from './wanted-note.tsx'

export function BuyCoin(props: BuyCoinProps) {
  const { client, t, initial } = props
  return (
    <PaymentScreen<CoinGoods>
      {...{ client, t, initial }}
      name="coins"
      title={t('buy_coin.title')}
      rows={4}
      read={async api => ({ options: await api.coinOptions() })}
    >
      {({ options }, readAgain) => <Sale {...props} options={options} readAgain={readAgain} />}
    </PaymentScreen>
  )
}

function Sale({ options, readAgain, ...props }: BuyCoinProps & CoinGoods & { readAgain: () => void }) {
  const { t, emit, wanted, option: firstId } = props
  const [chosenId, choose] = useState<string | undefined>(firstId)
  const payment = usePayment({
    ...props,
    act: t('payment.act.coins'),
    onPriceChange: readAgain,
    onStarted: started => emit('payment-started', started),
  })
  // The first one is chosen until another is (specification §8).
  const chosen = options.find(({ id }) => id === chosenId) ?? options[0]
  if (!chosen) return <EmptyState title={t('buy_coin.none')} text={t('buy_coin.none_text')} />
  return (
    <>
      {wanted ? <WantedNote {...props} wanted={wanted} /> : null}
      <Choices legend={t('buy_coin.choose')}>
        {group =>
          options.map(option => (
            <Choice
              key={option.id}
              group={group}
              checked={option === chosen}
              onChoose={() => choose(option.id)}
              title={coinWords(option.coin, props)}
              text={wanted && option === chosen ? leftWords(option, wanted.missing, props) : null}
              price={<b>{takaWords(option.cost_in_tk, props)}</b>}
            />
          ))
        }
      </Choices>
      <PaymentActions
        {...props}
        payment={payment}
        trust={t('buy_coin.how')}
        onPay={() => payment.start({ category: 'coin_purchase', product_id: chosen.id, cost_in_tk: chosen.cost_in_tk })}
        onCancel={() => emit('cancelled', { reason: 'cancelled' })}
        ownPath={`/buy_coin?option=${encodeURIComponent(chosen.id)}`}
      >
        {t('buy_coin.buy', { price: takaWords(chosen.cost_in_tk, props) })}
      </PaymentActions>
    </>
  )
}

const coinWords = (coins: number, { t, language }: Pick<BuyCoinProps, 't' | 'language'>): string =>
  t('buy_coin.coins', { count: coins, coins: formatNumber(coins, language) })

/** How many coins are left after getting what they are wanted for, or how many are missing then. */
function leftWords({ coin }: CoinOption, missing: number, props: BuyCoinProps): string {
  const left = coin - missing
  return props.t(left < 0 ? 'buy_coin.short' : 'buy_coin.left', { coins: coinWords(Math.abs(left), props) })
}
