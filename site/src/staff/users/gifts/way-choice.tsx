import { NativeSelect, TextInput } from '@mantine/core'
import type { GiftProgram } from '@prostuti/contract'
import { giftBounds } from '@prostuti/contract/billing/gift-bounds'
import { type ReactElement, useId } from 'react'
import { NumberField } from '../../fields/index.ts'
import { useFigures, useLimit, useTexts } from '../../foundation/index.ts'
import styles from './gifts.module.css'
import { type HandMoney, handMethods } from './hand-money.ts'

const ways = ['free', 'hand', 'coins'] as const
export type WayName = (typeof ways)[number]

interface WayChoiceProps {
  program: GiftProgram
  /** The person's. */
  coins: number
  way: WayName | null
  onWay(way: WayName): void
  money: HandMoney
  onMoney(money: HandMoney): void
}

/** How a program is given; a way that is off says why. */
export function WayChoice({ program, coins, way, onWay, money, onMoney }: WayChoiceProps): ReactElement {
  const t = useTexts('gifts')
  const { number } = useFigures()
  const group = useId()
  const isNotFree = useLimit('people.give_programs')?.notFree === true
  const { cost, cost_in_tk: costInTk } = program
  const hasPrice = cost > 0 || costInTk > 0
  const price = cost > 0 && costInTk > 0 ? 'both' : cost > 0 ? 'coins' : costInTk > 0 ? 'taka' : 'none'
  const off: Readonly<Record<WayName, string | null>> = {
    free: isNotFree && hasPrice ? t('gifts.off.free') : null,
    hand: null,
    coins: cost === 0 ? t('gifts.off.no_coins') : cost > coins ? t('gifts.off.few_coins') : null,
  }
  return (
    <>
      <p className={styles.same}>{t(`gifts.price.${price}`, { taka: number(costInTk), coins: number(cost) })}</p>
      <fieldset className={styles.ways}>
        <legend>{t('gifts.how')}</legend>
        {ways.map(value => (
          <label key={value} className={styles.way} data-off={off[value] === null ? undefined : ''}>
            <input
              type="radio"
              name={group}
              checked={way === value}
              disabled={off[value] !== null}
              onChange={() => onWay(value)}
            />
            <span>
              {t(`gifts.way.${value}`)}
              {off[value] && <span className="staff-small"> · {off[value]}</span>}
            </span>
          </label>
        ))}
      </fieldset>
      {way === 'hand' && (
        <>
          <NativeSelect
            label={t('gifts.method')}
            value={money.method}
            onChange={event =>
              onMoney({ ...money, method: handMethods.find(each => each === event.currentTarget.value) ?? 'cash' })
            }
            data={handMethods.map(value => ({ value, label: t(`gifts.method.${value}`) }))}
          />
          <div className={styles.pair}>
            <NumberField
              label={t('gifts.amount')}
              value={money.amount}
              onChange={amount => onMoney({ ...money, amount })}
            />
            <TextInput
              label={t(money.method === 'cash' ? 'gifts.receipt' : 'gifts.transfer')}
              required
              maxLength={giftBounds.reference}
              value={money.reference}
              onChange={event => onMoney({ ...money, reference: event.currentTarget.value })}
            />
          </div>
        </>
      )}
    </>
  )
}
