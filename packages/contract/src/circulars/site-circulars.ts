import type { Returned } from '../shape.ts'
import type {
  Circular,
  CircularCard,
  CircularFilters,
  CircularForm,
  circularListShapes,
  MyCircular,
} from './circulars.ts'
import type { CircularSort } from './values.ts'

/** What a page of the list is asked for: filters, order and page, from 1. */
export interface AskedCirculars extends CircularFilters {
  readonly sortBy?: CircularSort
  readonly decreasing?: boolean
  readonly page?: number
}

/** Circulars as pages show them to the person who asks (`SiteHost`). */
export interface SiteCirculars {
  list(asked: AskedCirculars): Promise<Returned<(typeof circularListShapes)['circulars.listCirculars']>>
  form(filters: CircularFilters): Promise<CircularForm>
  /** Null for one that is not public; one that has ended is still there. */
  find(id: string): Promise<Circular | null>
  /** Open ones of the same category, company or district, at most `count`. */
  similar(id: string, count: number): Promise<readonly CircularCard[]>
  /** Null for a visitor. */
  mine(id: string): Promise<MyCircular | null>
  /** Circulars that one's kept searches have found and that one has not seen; 0 for a visitor. */
  unseen(): Promise<number>
  /** One's bookmarked ones; empty for a visitor. */
  bookmarked(page: number): Promise<Returned<(typeof circularListShapes)['circulars.listBookmarkedCirculars']>>
}
