import type { PremiumPack } from '@prostuti/contract'
import { chosenDaysOf, vipPackOf } from '@prostuti/sdk/billing'
import { useState } from 'react'
import { EmptyState, IconCheck } from '../../foundation/ui/index.ts'
import { Choices, PaymentActions, PaymentScreen, takaWords, usePayment } from '../payments/index.ts'
import { DaysChoice } from './days-choice.tsx'
import type { PremiumGoods, PremiumProps } from './premium.props.ts'
import { PremiumEnd } from './premium-end.tsx'

export function Premium(props: PremiumProps) {
  const { client, t, initial } = props
  return (
    <PaymentScreen<PremiumGoods>
      {...{ client, t, initial }}
      name="premium"
      title={t('premium.title')}
      rows={5}
      read={async api => ({ packs: await api.premiumPacks() })}
    >
      {({ packs }, readAgain) => {
        const pack = vipPackOf(packs)
        return pack ? (
          <Pack {...props} pack={pack} readAgain={readAgain} />
        ) : (
          <EmptyState title={t('premium.none')} text={t('premium.none_text')} />
        )
      }}
    </PaymentScreen>
  )
}

function Pack({ pack, readAgain, ...props }: PremiumProps & { pack: PremiumPack; readAgain: () => void }) {
  const { t, emit } = props
  const [chosenId, choose] = useState<string>()
  const payment = usePayment({
    ...props,
    act: t('payment.act.premium'),
    onPriceChange: readAgain,
    onStarted: started => emit('payment-started', started),
  })
  const chosen = pack.days.find(({ id }) => id === chosenId) ?? chosenDaysOf(pack)
  const pay =
    chosen &&
    (() =>
      payment.start({
        category: 'premium_pack_purchase',
        product_id: pack.id,
        offer_id: chosen.id,
        cost_in_tk: chosen.cost,
      }))
  return (
    <>
      <Benefits pack={pack} />
      <Choices legend={t('premium.choose')}>
        {group =>
          pack.days.map(days => (
            <DaysChoice
              key={days.id}
              {...props}
              group={group}
              days={days}
              checked={days === chosen}
              onChoose={() => choose(days.id)}
            />
          ))
        }
      </Choices>
      {chosen ? <PremiumEnd {...props} days={chosen.day_count} /> : null}
      <PaymentActions
        {...props}
        payment={payment}
        trust={t('premium.how')}
        onPay={pay}
        onCancel={() => emit('cancelled', { reason: 'cancelled' })}
        ownPath="/buy_coin#premium"
      >
        {chosen ? t('premium.access', { price: takaWords(chosen.cost, props) }) : t('premium.access_nothing')}
      </PaymentActions>
    </>
  )
}

/** What it opens. */
function Benefits({ pack: { description, offers } }: { pack: PremiumPack }) {
  return (
    <>
      {description ? <p className="ui-muted">{description}</p> : null}
      <ul className="premium-benefits">
        {offers.map(({ id, title, description }) => (
          <li key={id}>
            <IconCheck />
            <span>
              {title}
              {description ? <small>{description}</small> : null}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
