import type { Language } from '@prostuti/contract'
import { formatNumber } from '@prostuti/sdk/i18n/format'

/** Above this the bell says "more". */
export const mostOnBell = 9

/** Where the bell is: never on the way into an exam, which thousands take within a minute. */
export const bellOn = ({ pathname }: Pick<URL, 'pathname'>): boolean =>
  !/^\/exam\/(join|questions)(\/|$)/.test(pathname)

/** `৩`, and `৯+` above nine. */
export const bellBadge = (unread: number, language: Language): string =>
  unread > mostOnBell ? `${formatNumber(mostOnBell, language)}+` : formatNumber(unread, language)

/** What the bell is called, with `{number}` where a number goes. */
export interface BellWords {
  readonly none: string
  readonly some: string
  readonly most: string
}

export function bellLabel(unread: number, language: Language, { none, some, most }: BellWords): string {
  if (unread === 0) return none
  const words = unread > mostOnBell ? most : some
  return words.replace('{number}', formatNumber(Math.min(unread, mostOnBell), language))
}
