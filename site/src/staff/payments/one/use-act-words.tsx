import type { PaymentDetail } from '@prostuti/contract'
import type { ReactNode } from 'react'
import { useFigures, useTexts } from '../../foundation/index.ts'
import styles from '../payments.module.css'
import { Strip } from './strip.tsx'
import { useShareWords } from './use-share-words.ts'

export type PaymentAct = 'refund' | 'release'

interface ActWords {
  readonly label: string
  /** What changes, before and after, and what the person reads. */
  readonly effect: ReactNode
  readonly confirm: string
}

const dayMs = 86_400_000

/** What an act makes of a payment, of what its person has, and of the money. */
export function useActWords(payment: PaymentDetail, act: PaymentAct): ActWords {
  const t = useTexts('payments')
  const { money } = useFigures()
  const given = useGiven(payment)
  const taken = useTaken(payment)
  const back = useMoneyBack(payment)
  const { product, user, refundable, amount } = payment
  const name = user ? user.name || `#${user.id}` : t('payments.deleted_person')
  if (act === 'release')
    return {
      label: t('payments.release_label'),
      confirm: t(`payments.give.${product.category}`),
      effect: (
        <>
          <p>{t('payments.release_says', { name, product: product.title })}</p>
          {given}
          <TheyRead name={name} title={t('payments.told_paid')} body={`${product.title} · ${money(amount)}`} />
        </>
      ),
    }
  const returned = refundable ? money(refundable.amount) : ''
  return {
    label: t('payments.refund_label'),
    confirm: t('payments.give_back', { amount: returned }),
    effect: (
      <>
        <p>{t('payments.refund_says', { name, amount: returned })}</p>
        {taken}
        {back}
        <TheyRead name={name} title={t('payments.told_refunded')} body={`${product.title} · ${returned}`} />
      </>
    ),
  }
}

function TheyRead({ name, title, body }: { name: string; title: string; body: string }) {
  const t = useTexts('payments')
  return (
    <div className={styles.read}>
      <span className="staff-small">{t('payments.reads_then', { name })}</span>
      <b dir="auto">{title}</b>
      <span dir="auto">{body}</span>
    </div>
  )
}

/** What the person has, before and after they get it. */
function useGiven({ product, person }: PaymentDetail): ReactNode {
  const t = useTexts('payments')
  const { number, date } = useFigures()
  if (!person) return null
  const { coins, owed, programs, premium_until: until } = person
  if (product.category === 'program_purchase')
    return (
      <Strip
        before={[t('payments.programs_now'), number(programs)]}
        change={[t('payments.comes'), `+${number(1)}`]}
        after={[t('payments.after'), number(programs + 1)]}
      />
    )
  if (product.category === 'coin_purchase') {
    const added = product.coins ?? 0
    return (
      <Strip
        before={[t('payments.coins_now'), number(coins)]}
        change={[t('payments.comes'), `+${number(added)}`]}
        after={[t('payments.after'), number(coins + added - Math.min(owed, added))]}
      />
    )
  }
  const days = product.days ?? 0
  return (
    <Strip
      before={[t('payments.premium_now'), until ? date(until) : t('payments.premium_none')]}
      change={[t('payments.comes'), t('payments.days', { days: number(days) })]}
      after={[t('payments.after'), date(Math.max(Date.now(), until ? Date.parse(until) : 0) + days * dayMs)]}
    />
  )
}

/** What the person has, before and after it is taken. */
function useTaken({ person, refundable }: PaymentDetail): ReactNode {
  const t = useTexts('payments')
  const { number, date } = useFigures()
  if (!refundable) return null
  const { coins, days, program } = refundable
  if (!person || (coins === 0 && days === 0 && !program)) return <p>{t('payments.takes_nothing')}</p>
  if (coins > 0)
    return (
      <Strip
        before={[t('payments.coins_now'), number(person.coins)]}
        change={[t('payments.taken'), `−${number(coins)}`]}
        after={[t('payments.after'), number(person.coins - coins)]}
      />
    )
  if (program)
    return (
      <Strip
        before={[t('payments.programs_now'), number(person.programs)]}
        change={[t('payments.taken'), `−${number(1)}`]}
        after={[t('payments.after'), number(Math.max(0, person.programs - 1))]}
      />
    )
  const until = person.premium_until ? Date.parse(person.premium_until) : null
  return (
    <Strip
      before={[t('payments.premium_now'), until ? date(until) : t('payments.premium_none')]}
      change={[t('payments.taken'), t('payments.days', { days: number(days) })]}
      after={[t('payments.after'), until ? date(until - days * dayMs) : t('payments.premium_none')]}
    />
  )
}

/** What was paid, what goes back of it and what stays. */
function useMoneyBack({ amount, refundable, share }: PaymentDetail): ReactNode {
  const t = useTexts('payments')
  const shareWords = useShareWords()
  const { money } = useFigures()
  if (!refundable) return null
  const kept = paisaOf(amount) - paisaOf(refundable.amount)
  const of = share && share.unit !== 'whole' ? shareWords(share) : t('payments.whole')
  return (
    <Strip
      before={[t('payments.they_paid'), money(amount)]}
      change={[t('payments.goes_back', { share: of }), money(refundable.amount)]}
      after={[t('payments.stays'), money(takaOf(kept))]}
    />
  )
}

/** The wire's `450.00` in paisa. */
const paisaOf = (taka: string): number => Math.round(Number(taka) * 100)
const takaOf = (paisa: number): string => `${Math.trunc(paisa / 100)}.${String(paisa % 100).padStart(2, '0')}`
