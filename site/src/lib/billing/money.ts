import type { Language } from '@prostuti/contract'
import { formatNumber } from '@prostuti/sdk/i18n/format'

/**
 * Taka as people write them, from the wire's decimal text: paisa only where there are some.
 *
 * @example formatTaka('1188.00', 'bn') // '১,১৮৮'
 */
export function formatTaka(amount: string, language: Language): string {
  const [whole, paisa = '00'] = amount.split('.') as [string, string?]
  const taka = formatNumber(Number(whole), language)
  return paisa === '00' ? taka : `${taka}.${[...paisa].map(digit => formatNumber(Number(digit), language)).join('')}`
}
