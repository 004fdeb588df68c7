import { AppError } from '../../platform/errors/app-error.ts'

const currencies = {
  cost: { en: 'coins', bn: 'কয়েন' },
  cost_in_tk: { en: 'taka', bn: 'টাকা' },
}
const banglaNumbers = new Intl.NumberFormat('bn-BD')

/**
 * Throws `conflict` with `price_changed` of the field where the person was shown another price than today's, in whole coins or
 * taka. A call that names no price is charged today's (decision 0052).
 */
export function requireShownPrice(path: keyof typeof currencies, shown: number | undefined, price: number): void {
  if (shown === undefined || shown === price) return
  const { en, bn } = currencies[path]
  const message = `it takes ${price} ${en} now`
  throw new AppError('conflict', {
    fields: [{ path, code: 'price_changed', message, bn: `এখন ${banglaNumbers.format(price)} ${bn} লাগে।` }],
  })
}
