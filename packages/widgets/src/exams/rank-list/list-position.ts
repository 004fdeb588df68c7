import type { Standings } from '@prostuti/contract'
import { provisionalRows, standingsScreenPageSize } from '@prostuti/contract/page-sizes'

/** Rows of a page. 100,000 people are only ever this many at a time. */
export const rowsOnPage = standingsScreenPageSize

/** Which part of the standings is looked at. */
export interface ListPosition {
  /** Counted from 1. */
  page: number
  /** Out of `next` or `previous`; wins over the page. */
  cursor?: string
  /** Part of a name. */
  search?: string
}

/** On which page a place stands, counted from 1. */
export const pageOf = (place: number): number => Math.ceil(place / rowsOnPage)

/** `next` and `previous` are addresses that carry a cursor. */
export function cursorOf(address: string): string | undefined {
  const query = address.slice(address.indexOf('?') + 1)
  return new URLSearchParams(query).get('cursor') ?? undefined
}

/**
 * How many pages can be opened now: while places may still move, the first few alone are listed; what a search has found
 * comes all at once.
 */
export function pagesOf({ count, provisional }: Pick<Standings, 'count' | 'provisional'>, search?: string): number {
  const listed = provisional ? Math.min(count, provisionalRows) : count
  return search ? 1 : Math.max(1, Math.ceil(listed / rowsOnPage))
}

/**
 * The page numbers worth a button: the first, the last, and those around the one that is open; 0 stands for a gap.
 *
 * @example numbersOf(6, 369) // [1, 0, 5, 6, 7, 0, 369]
 */
export function numbersOf(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter(number => number >= 1 && number <= pages)
  const numbers = [...new Set(wanted)].sort((a, b) => a - b)
  return numbers.flatMap((number, at) => (at > 0 && number - numbers[at - 1]! > 1 ? [0, number] : [number]))
}
