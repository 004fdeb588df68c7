import type { StaffNotificationRow } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { Icon, useAddress, useFigures, useQuery, useStaff, useTexts } from '../../foundation/index.ts'
import styles from './state-links.module.css'

type State = StaffNotificationRow['state']

const states: readonly State[] = ['draft', 'scheduled', 'sending', 'sent', 'stopped']

/** The state that an address names; null: all. */
export const stateIn = (address: URLSearchParams): State | null =>
  states.find(state => state === address.get('state')) ?? null

/** Which state is listed, with how many there are. */
export function StateLinks({ state }: { state: State | null }): ReactElement {
  const t = useTexts('notifications')
  const admin = useStaff()
  const { number } = useFigures()
  const [address, change] = useAddress()
  const search = address.get('search') ?? undefined
  const { data } = useQuery(['notifications', 'states', search], () =>
    admin.notifications.list({ search, pageSize: 1 }),
  )
  const countOf = (each: State | null) =>
    data?.states.reduce((sum, { state: name, count }) => (each === null || name === each ? sum + count : sum), 0)
  return (
    <fieldset className={styles.states}>
      <legend className="hidden">{t('notifications.of_state')}</legend>
      {[null, ...states].map(each => {
        const count = countOf(each)
        return (
          <button
            key={each ?? 'all'}
            type="button"
            aria-pressed={each === state}
            onClick={() => change({ state: each, cursor: null, at: null })}
          >
            {each === state && <Icon name="check" size={16} />}
            {each ? t(`notifications.states.${each}`) : t('notifications.all')}
            {count !== undefined && <span className="staff-num">{number(count)}</span>}
          </button>
        )
      })}
    </fieldset>
  )
}
