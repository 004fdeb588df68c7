import type { ListFilterField } from './list-types.ts'
import type { ListAddress } from './use-list-address.ts'

/** What is chosen of a filter: one, or several where it takes them. */
export function chosenOf({ name, several }: ListFilterField, { query }: Pick<ListAddress, 'query'>): readonly string[] {
  const value = query.filters[name]
  return value === undefined ? [] : several ? value.split(',') : [value]
}

/** A chosen value as people read it. */
export const labelOf = ({ options }: ListFilterField, value: string): string =>
  options?.find(option => option.value === value)?.label ?? value
