import type { HandPayment } from '@prostuti/contract'
import type { Translate } from '@prostuti/sdk/i18n/translate'
import type { TextKey } from '../../rooms.ts'

type T = Translate<TextKey<'gifts'>>

/** A title and a body, as the person reads them: `gift-texts.ts` of the server writes the same. */
interface GiftWords {
  readonly title: string
  readonly body: string
}

/** How a program is given: free, for money by hand, or for the person's own coins. */
export type Way = { readonly payment?: HandPayment; readonly coins: number }

export function programWords(
  t: T,
  number: (value: number) => string,
  program: string,
  { payment, coins }: Way,
): GiftWords {
  const title = t('gifts.read.program', { program })
  const begin = t('gifts.read.begin')
  if (payment) {
    const { amount, method, reference } = payment
    return { title, body: `${t(`gifts.read.paid.${method}`, { amount: number(amount), reference })} ${begin}` }
  }
  const how = coins > 0 ? t('gifts.read.by_coins', { coins: number(coins) }) : t('gifts.read.free')
  return { title, body: `${how} ${begin}` }
}

export const ownStartWords = (t: T, program: string): GiftWords => ({
  title: t('gifts.read.own_start', { program }),
  body: t('gifts.read.own_start_body'),
})

export const coinWords = (t: T, number: (value: number) => string, coins: number, reason: string): GiftWords => ({
  title: t(coins < 0 ? 'gifts.read.coins_taken' : 'gifts.read.coins', {
    count: Math.abs(coins),
    coins: number(Math.abs(coins)),
  }),
  body: reason,
})
