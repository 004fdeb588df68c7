import { Button, Popover } from '@mantine/core'
import type { CircularState } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { DateField, Icon, type ListFilterField, useAddress, useFigures, useTexts } from '../../foundation/index.ts'
import { FilterChips, FilterMenu, SearchBox } from '../../foundation/list/list-toolbar.tsx'
import type { ListAddress } from '../../foundation/list/use-list-address.ts'
import { circularStates } from '../circular/circular-state.tsx'
import { useDayWords } from '../circular/day-words.ts'
import { type CircularOrder, listsWithoutDeadline, rangeOf, sorts, statesOf } from './circular-filter.ts'
import styles from './circular-toolbar.module.css'
import { Toggle } from './toggle.tsx'

interface CircularToolbarProps {
  address: ListAddress
  order: CircularOrder
  /** How many there are in each state; null until it is known. */
  counts: readonly { readonly state: CircularState; readonly count: number }[] | null
  filters: readonly ListFilterField[]
}

/** States, search, range of deadlines and order of the list of circulars. */
export function CircularToolbar({ address, order, counts, filters }: CircularToolbarProps): ReactElement {
  const t = useTexts('circulars')
  const chosen = filters.filter(({ name }) => address.query.filters[name] !== undefined)
  return (
    <div className={styles.tools}>
      <div className={styles.row}>
        <span className={styles.name} aria-hidden="true">
          {t('circulars.states')}
        </span>
        <StateToggles address={address} counts={counts} />
        <span className={styles.search}>
          <SearchBox label={t('circulars.search')} address={address} />
        </span>
      </div>
      <div className={styles.row}>
        <span className={styles.name} aria-hidden="true">
          {t('circulars.range')}
        </span>
        <DeadlineRange address={address} />
        <Toggle
          isOn={listsWithoutDeadline(address.query.filters)}
          onChange={isOn => address.filter('null_deadline', String(isOn))}
        >
          {t('circulars.without_deadline')}
        </Toggle>
        {chosen.map(field => (
          <FilterChips key={field.name} field={field} address={address} />
        ))}
        <FilterMenu filters={filters} address={address} chosen={chosen.length} />
        <OrderButtons order={order} />
      </div>
    </div>
  )
}

function StateToggles({ address, counts }: Pick<CircularToolbarProps, 'address' | 'counts'>): ReactElement {
  const t = useTexts('circulars')
  const { number } = useFigures()
  const states = statesOf(address.query.filters)
  const choose = (state: CircularState, isOn: boolean) => {
    const next = circularStates.filter(each => (each === state ? isOn : states.includes(each)))
    address.filter('state', next.join(','))
  }
  return (
    <fieldset className={styles.group}>
      <legend className="hidden">{t('circulars.states')}</legend>
      {circularStates.map(state => {
        const count = counts?.find(each => each.state === state)?.count
        return (
          <Toggle key={state} isOn={states.includes(state)} onChange={isOn => choose(state, isOn)}>
            {t(`circulars.state.${state}`)}
            {count !== undefined && <span className="staff-num">{number(count)}</span>}
          </Toggle>
        )
      })}
    </fieldset>
  )
}

/** From which day to which the deadlines are: both days included. */
function DeadlineRange({ address }: { address: ListAddress }): ReactElement {
  const t = useTexts('circulars')
  const { span } = useDayWords()
  const { from, to } = rangeOf(address.query.filters)
  const words = span({
    ...{ application_start_date: from ?? null, deadline: to ?? null },
    ...{ opens_at: null, deadline_time: null, ends_at: null },
  })
  return (
    <Popover position="bottom-start" width={300} trapFocus withRoles>
      <Popover.Target>
        <Button variant="default" leftSection={<Icon name="calendar" size={16} />}>
          {from || to ? words : t('circulars.any_deadline')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={styles.range} aria-label={t('circulars.deadline')}>
        {(['date_l', 'date_r'] as const).map(name => (
          <DateField
            key={name}
            type="date"
            label={t(`circulars.${name}`)}
            value={address.query.filters[name] ?? ''}
            onChange={event => address.filter(name, event.currentTarget.value || null)}
          />
        ))}
      </Popover.Dropdown>
    </Popover>
  )
}

/** The order: the chosen one pressed again turns round. */
function OrderButtons({ order }: { order: CircularOrder }): ReactElement {
  const t = useTexts('circulars')
  const [, change] = useAddress()
  const choose = (sort: CircularOrder['sort']) => {
    const isDecreasing = sort === order.sort ? !order.isDecreasing : false
    change({ sortBy: sort, decreasing: isDecreasing ? 'true' : null, cursor: null, at: null })
  }
  return (
    <fieldset className={styles.order}>
      <legend className="hidden">{t('list.sort')}</legend>
      {sorts.map(sort => {
        const isOn = sort === order.sort
        return (
          <button key={sort} type="button" aria-pressed={isOn} onClick={() => choose(sort)}>
            {isOn && <Icon name={order.isDecreasing ? 'arrow-down' : 'arrow-up'} size={15} />}
            {t(`circulars.sort.${sort}`)}
            {isOn && (
              <span className="hidden">{t(order.isDecreasing ? 'circulars.decreasing' : 'circulars.increasing')}</span>
            )}
          </button>
        )
      })}
    </fieldset>
  )
}
