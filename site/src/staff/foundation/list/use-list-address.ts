import { useMemo } from 'react'
import { useAddress } from '../page/address.ts'
import type { ListFilterField, ListQuery } from './list-types.ts'

export interface ListAddress {
  readonly query: ListQuery
  /** Rows before this page, as far as the way here counted them. */
  readonly at: number
  search(text: string): void
  filter(name: string, value: string | null): void
  clear(): void
  sort(value: string): void
  goTo(cursor: string | null, at: number): void
}

const fromStart = { cursor: null, at: null }

/** Search, filters, sort, bank and the place in a list, as they stand in the page's address. */
export function useListAddress(fields: readonly ListFilterField[], pageSize: number): ListAddress {
  const [address, change] = useAddress()
  const names = fields.map(({ name }) => name).join()
  const query = useMemo((): ListQuery => {
    const given = names.split(',').flatMap(name => (address.get(name) ? [[name, address.get(name)!] as const] : []))
    return {
      search: address.get('search') ?? undefined,
      sort: address.get('sort') ?? undefined,
      cursor: address.get('cursor') ?? undefined,
      filters: Object.fromEntries(given),
      reviewed: address.get('reviewed_qb') !== 'false',
      pageSize,
    }
  }, [address, names, pageSize])
  return {
    query,
    at: Math.max(0, Number(address.get('at')) || 0),
    // Each letter typed is no step of its own.
    search: text => change({ search: text, ...fromStart }, { replace: true }),
    filter: (name, value) => change({ [name]: value, ...fromStart }),
    clear: () => change({ search: null, ...Object.fromEntries(fields.map(({ name }) => [name, null])), ...fromStart }),
    sort: value => change({ sort: value, ...fromStart }),
    goTo: (cursor, at) => change({ cursor, at: at > 0 ? String(at) : null }),
  }
}

/** The cursor of a page's address: `?page_size=20&cursor=abc` has `abc`. */
export const cursorOf = (address: string | null): string | null =>
  address && new URL(address, 'http://list.invalid').searchParams.get('cursor')
