import type { RightLimit } from '@prostuti/contract/rights'
import { useFigures, useTexts } from '../foundation/index.ts'

/** How far a right goes, in a word or two; empty where it has no bound. */
export function useLimitWords(): (limit: RightLimit) => string {
  const t = useTexts('roles')
  const { number } = useFigures()
  return ({ notOwn, notFree, readOnly, mostCoins, mostPeople, mostDays }) =>
    [
      notOwn && t('roles.limit.not_own'),
      notFree && t('roles.limit.not_free'),
      readOnly && t('roles.limit.read_only'),
      mostCoins !== undefined && t('roles.limit.coins', { count: number(mostCoins) }),
      mostPeople !== undefined && t('roles.limit.people', { count: number(mostPeople) }),
      mostDays !== undefined && t('roles.limit.days', { count: number(mostDays) }),
    ]
      .filter(words => typeof words === 'string')
      .join(', ')
}
