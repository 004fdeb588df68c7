import type { PremiumPack } from '@prostuti/contract'
import { chosenDaysOf, vipPackOf } from '@prostuti/sdk/billing'
import { useState } from 'react'
import { EmptyState, IconCheck } from '../../foundation/ui/index.ts'
import { Choices, IconLock, PaymentActions, PaymentScreen, usePayment } from '../payments/index.ts'
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
      {({ packs }) => {
        const pack = vipPackOf(packs)
        return pack ? (
          <Pack {...props} pack={pack} />
        ) : (
          <EmptyState title={t('premium.none')} text={t('premium.none_text')} />
        )
      }}
    </PaymentScreen>
  )
}

function Pack({ pack, ...props }: PremiumProps & { pack: PremiumPack }) {
  const { t, emit } = props
  const [chosenId, choose] = useState<string>()
  const payment = usePayment({
    ...props,
    act: t('payment.act.premium'),
    onStarted: started => emit('payment-started', started),
  })
  const chosen = pack.days.find(({ id }) => id === chosenId) ?? chosenDaysOf(pack)
  const pay =
    chosen && (() => payment.start({ category: 'premium_pack_purchase', product_id: pack.id, offer_id: chosen.id }))
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
      <p className="pay-note">
        <IconLock />
        <span>{t('premium.how')}</span>
      </p>
      <PaymentActions
        {...props}
        payment={payment}
        onPay={pay}
        onCancel={() => emit('cancelled', { reason: 'cancelled' })}
        ownPath="/buy_coin#premium"
      >
        {t('premium.access')}
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
