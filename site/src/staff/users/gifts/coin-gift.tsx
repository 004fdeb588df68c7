import { TextInput } from '@mantine/core'
import type { GiftFacts } from '@prostuti/contract'
import { giftBounds } from '@prostuti/contract/billing/gift-bounds'
import { type ReactElement, useState } from 'react'
import {
  typedNumber,
  useDenial,
  useFigures,
  useLimit,
  useStaff,
  useStaffContext,
  useTexts,
} from '../../foundation/index.ts'
import { BeforeAfter } from '../acts/before-after.tsx'
import { coinsAfter } from './coins-after.ts'
import { GiftForm } from './gift-form.tsx'
import { coinWords } from './gift-words.ts'
import styles from './gifts.module.css'
import { TheyRead } from './they-read.tsx'

/** Coins that are given, or taken where a minus stands in front. */
export function CoinGift({ facts: { user, coins: before, owed } }: { facts: GiftFacts }): ReactElement {
  const t = useTexts('gifts')
  const admin = useStaff()
  const { person } = useStaffContext()
  const { number } = useFigures()
  const beyondRole = useDenial('people.give_coins')
  const most = useLimit('people.give_coins')?.mostCoins ?? giftBounds.coins
  const [typed, setTyped] = useState('')
  const coins = typedNumber(typed.replace('−', '-')) ?? 0
  const { after, fault } = coinsAfter({ before, owed, most }, coins)
  const name = user.name || `#${user.id}`
  const signed = `${coins < 0 ? '−' : '+'}${number(Math.abs(coins))}`
  const self = person.id === user.id ? t('gifts.not_oneself') : undefined
  const wrong = fault ? t(`gifts.fault.${fault}`, { most: number(most), coins: number(before) }) : undefined
  return (
    <GiftForm
      userId={user.id}
      reasonNote={t('gifts.reason_read', { name })}
      confirm={t(coins < 0 ? 'gifts.take_coins' : 'gifts.give_coins', { coins: number(Math.abs(coins)) })}
      denial={beyondRole ?? self ?? wrong}
      done={t(coins < 0 ? 'gifts.taken_coins' : 'gifts.given_coins')}
      give={reason => admin.gifts.giveCoins({ user: user.id, coins, reason })}
      onGiven={() => setTyped('')}
      effect={reason =>
        !fault && (
          <>
            <BeforeAfter before={number(before)} change={signed} after={number(after)} />
            {coins > 0 && owed > 0 && <p className={styles.same}>{t('gifts.pays_debt', { owed: number(owed) })}</p>}
            <TheyRead name={name} {...coinWords(t, number, coins, reason)} />
          </>
        )
      }
    >
      <TextInput
        label={t('gifts.how_many')}
        description={t('gifts.how_many_note', { most: number(most) })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        required
        maxLength={8}
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
      />
    </GiftForm>
  )
}
