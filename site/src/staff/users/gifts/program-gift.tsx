import { NativeSelect } from '@mantine/core'
import type { GiftFacts } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import { useDenial, useFigures, useStaff, useStaffContext, useTexts } from '../../foundation/index.ts'
import { BeforeAfter } from '../acts/before-after.tsx'
import { GiftForm } from './gift-form.tsx'
import { programWords } from './gift-words.ts'
import styles from './gifts.module.css'
import { handPaymentOf, noMoney } from './hand-money.ts'
import { HeldWarning } from './held-warning.tsx'
import { TheyRead } from './they-read.tsx'
import { WayChoice, type WayName } from './way-choice.tsx'

/** A program: free, for money that was taken by hand, or for the person's own coins. Nothing is chosen before. */
export function ProgramGift({ facts }: { facts: GiftFacts }): ReactElement {
  const { user, coins, programs } = facts
  const t = useTexts('gifts')
  const admin = useStaff()
  const { person } = useStaffContext()
  const { number } = useFigures()
  const beyondRole = useDenial('people.give_programs')
  const [id, setId] = useState('')
  const [way, setWay] = useState<WayName | null>(null)
  const [money, setMoney] = useState(noMoney)
  const [confirmed, setConfirmed] = useState(false)
  const open = programs.filter(({ on_sale, source }) => on_sale && (source === null || source === 'premium'))
  const program = open.find(each => each.id === id)
  const name = user.name || `#${user.id}`
  const payment = way === 'hand' ? handPaymentOf(money) : undefined
  const cost = way === 'coins' ? (program?.cost ?? 0) : 0
  const owned = programs.filter(({ source }) => source !== null && source !== 'premium').length
  const isHeld = program?.held != null && way !== 'coins'
  const choose = (next: string) => {
    setId(next)
    setConfirmed(false)
    setWay(null)
    setMoney({ ...noMoney, amount: open.find(each => each.id === next)?.cost_in_tk || Number.NaN })
  }
  const missing = !program
    ? t('gifts.choose_program')
    : way === null
      ? t('gifts.choose_way')
      : way === 'hand' && !payment
        ? t('gifts.money_missing')
        : isHeld && !confirmed
          ? t('gifts.held_first')
          : undefined
  const self = person.id === user.id ? t('gifts.not_oneself') : undefined
  const give = (note: string) =>
    way === 'coins'
      ? admin.gifts.buyProgram({ user: user.id, program: id, reason: note })
      : admin.gifts.giveProgram({ user: user.id, program: id, note, payment, confirm: confirmed })
  const confirm =
    way === 'hand' && payment
      ? t('gifts.give_for_money', { amount: number(payment.amount) })
      : way === 'coins'
        ? t('gifts.give_for_coins', { coins: number(cost) })
        : t(way === 'free' ? 'gifts.give_free' : 'gifts.give_program')
  return (
    <GiftForm
      userId={user.id}
      reasonNote={t('gifts.reason_kept', { name })}
      confirm={confirm}
      denial={beyondRole ?? self ?? missing}
      done={t('gifts.given_program')}
      give={give}
      onGiven={() => choose('')}
      effect={() =>
        program &&
        way !== null &&
        (way !== 'hand' || payment) && (
          <>
            <BeforeAfter before={number(owned)} change={`+${number(1)}`} after={number(owned + 1)} />
            <p className={styles.same}>
              {cost > 0
                ? t('gifts.coins_change', { before: number(coins), after: number(coins - cost) })
                : t('gifts.coins_stay', { coins: number(coins) })}
            </p>
            <TheyRead name={name} {...programWords(t, number, program.title, { payment, coins: cost })} />
            {isHeld && program.held && (
              <HeldWarning held={program.held} confirmed={confirmed} onConfirm={setConfirmed} />
            )}
          </>
        )
      }
    >
      <NativeSelect
        label={t('gifts.which_program')}
        required
        value={id}
        onChange={event => choose(event.currentTarget.value)}
        data={[
          { value: '', label: open.length === 0 ? t('gifts.has_all') : t('gifts.choose') },
          ...open.map(({ id: value, title }) => ({ value, label: title })),
        ]}
      />
      {program && (
        <WayChoice program={program} coins={coins} way={way} onWay={setWay} money={money} onMoney={setMoney} />
      )}
    </GiftForm>
  )
}
