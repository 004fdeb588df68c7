import { Button, NativeSelect, Popover, Select, TextInput } from '@mantine/core'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { DateField } from '../input/date-field.tsx'
import { Shortcut, useShortcut } from '../input/shortcut.tsx'
import { fromDhaka } from '../text/dhaka-time.ts'
import { useFigures } from '../text/use-figures.ts'
import { useTexts } from '../text/use-texts.ts'
import { chosenOf, labelOf } from './chosen-of.ts'
import styles from './list-toolbar.module.css'
import type { ListFilterField, ListSort } from './list-types.ts'
import type { ListAddress } from './use-list-address.ts'

interface ListToolbarProps {
  address: ListAddress
  searchLabel?: string
  filters: readonly ListFilterField[]
  sorts: readonly ListSort[]
  /** A figure, at the end. */
  children?: ReactNode
}

/** Search, filters and sort of a list. */
export function ListToolbar({ address, searchLabel, filters, sorts, children }: ListToolbarProps): ReactElement {
  const t = useTexts()
  const chosen = filters.filter(({ name }) => address.query.filters[name] !== undefined)
  return (
    <div className={styles.bar}>
      {searchLabel !== undefined && <SearchBox label={searchLabel} address={address} />}
      {chosen.map(field => (
        <FilterChips key={field.name} field={field} address={address} />
      ))}
      {filters.length > 0 && <FilterMenu filters={filters} address={address} chosen={chosen.length} />}
      {chosen.length > 0 && (
        <Button variant="subtle" color="gray" onClick={address.clear}>
          {t('list.clear')}
        </Button>
      )}
      {sorts.length > 1 && (
        <NativeSelect
          className={styles.sort}
          aria-label={t('list.sort')}
          leftSection={<Icon name="arrow-down-wide-narrow" size={16} />}
          value={address.query.sort ?? sorts[0]!.value}
          onChange={event =>
            address.sort(event.currentTarget.value === sorts[0]!.value ? '' : event.currentTarget.value)
          }
          data={sorts.map(({ value, label }) => ({ value, label }))}
        />
      )}
      {children && <span className={styles.figure}>{children}</span>}
    </div>
  )
}

const typingMs = 300

/** Asks the server once somebody stops typing. */
export function SearchBox({ label, address }: { label: string; address: ListAddress }): ReactElement {
  const asked = address.query.search ?? ''
  const [text, setText] = useState(asked)
  const box = useRef<HTMLInputElement>(null)
  const search = useRef(address.search)
  search.current = address.search
  useShortcut({ key: '/' }, () => box.current?.focus())
  // What the address says comes from elsewhere too: from going back, from clearing the filters.
  useEffect(() => setText(asked), [asked])
  useEffect(() => {
    if (text.trim() === asked) return
    const timer = setTimeout(() => search.current(text.trim()), typingMs)
    return () => clearTimeout(timer)
  }, [text, asked])
  return (
    <TextInput
      ref={box}
      className={styles.search}
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<Icon name="search" />}
      rightSection={text === '' ? <Shortcut keys="/" /> : undefined}
      rightSectionPointerEvents="none"
      value={text}
      maxLength={100}
      onChange={event => setText(event.currentTarget.value)}
      onKeyDown={event => event.key === 'Enter' && search.current(text.trim())}
    />
  )
}

/** Each value that a filter has, with the way to take it off. */
export function FilterChips({ field, address }: Pick<FilterChipProps, 'field' | 'address'>): ReactElement {
  return (
    <>
      {chosenOf(field, address).map(value => (
        <FilterChip key={value} {...{ field, value, address }} />
      ))}
    </>
  )
}

interface FilterChipProps {
  field: ListFilterField
  value: string
  address: ListAddress
}

function FilterChip({ field, value, address }: FilterChipProps): ReactElement {
  const t = useTexts()
  const { date } = useFigures()
  const others = chosenOf(field, address).filter(each => each !== value)
  const day = field.type === 'date' ? fromDhaka(`${value}T00:00`) : null
  const shown = day ? date(day) : labelOf(field, value)
  const text = `${field.label}: ${shown}`
  return (
    <Button
      variant="default"
      className={styles.chip}
      rightSection={<Icon name="x" size={16} />}
      aria-label={t('list.remove_filter', { filter: text })}
      onClick={() => address.filter(field.name, others.join() || null)}
    >
      {text}
    </Button>
  )
}

interface FilterMenuProps {
  filters: readonly ListFilterField[]
  address: ListAddress
  chosen: number
}

export function FilterMenu({ filters, address, chosen }: FilterMenuProps): ReactElement {
  const t = useTexts()
  const { number } = useFigures()
  return (
    <Popover position="bottom-start" width={320} trapFocus withRoles>
      <Popover.Target>
        <Button variant="subtle" color="gray" className={styles.filter} leftSection={<Icon name="list-filter" />}>
          {t('list.add_filter')}
          {chosen > 0 && <span className={styles.badge}>{number(chosen)}</span>}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={styles.fields} aria-label={t('list.filters')}>
        {filters.map(field => (
          <FilterInput key={field.name} field={field} address={address} />
        ))}
      </Popover.Dropdown>
    </Popover>
  )
}

function FilterInput({ field, address }: { field: ListFilterField; address: ListAddress }): ReactElement {
  const t = useTexts()
  const value = address.query.filters[field.name] ?? null
  const chosen = field.several ? chosenOf(field, address) : []
  const choose = (next: string | null) => address.filter(field.name, next ? [...chosen, next].join() : null)
  if (field.type === 'text') return <TextFilter label={field.label} value={value ?? ''} choose={choose} />
  if (field.options === undefined)
    return (
      <DateField
        type="date"
        label={field.label}
        value={value ?? ''}
        onChange={event => choose(event.currentTarget.value)}
      />
    )
  return (
    <Select
      label={field.label}
      placeholder={t('list.any')}
      data={field.options.filter(option => !chosen.includes(option.value))}
      value={field.several ? null : value}
      onChange={choose}
      clearable={!field.several}
      // The menu itself puts the focus on its first field.
      openOnFocus={false}
      searchable={field.options.length > 8}
      // Within the popover, which would close on a click outside of it.
      comboboxProps={{ withinPortal: false }}
    />
  )
}

/** A text narrows the list down once it is typed: with Enter, or on leaving the field. */
function TextFilter({ label, value, choose }: { label: string; value: string; choose(text: string): void }) {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const done = () => text.trim() !== value && choose(text.trim())
  return (
    <TextInput
      label={label}
      maxLength={100}
      value={text}
      onChange={event => setText(event.currentTarget.value)}
      onBlur={done}
      onKeyDown={event => event.key === 'Enter' && done()}
    />
  )
}
