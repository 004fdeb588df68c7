import type { CircularSort } from '@prostuti/contract'
import { gte, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { dhakaDay } from '../../../platform/dhaka-day.ts'
import type { AnyListOrder, ListOrder } from '../../../platform/http/call/keyset.ts'
import type { CardRow } from '../present-circular.ts'
import { circulars } from '../tables/circulars.ts'

const { id, createdAt, deadlineUp, deadlineDown, examUp, examDown } = circulars

type DayKey = 'deadlineUp' | 'deadlineDown' | 'examUp' | 'examDown'

/** By a day; those without one come last, whichever way. */
const byDay = (at: PgColumn, key: DayKey, order: ListOrder<CardRow>['order']): ListOrder<CardRow, number> => ({
  ...{ at, type: 'number', id, order },
  sortKeyOf: row => ({ at: row[key], id: row.id }),
})

const byCreation = (order: ListOrder<CardRow>['order']): ListOrder<CardRow> => ({
  ...{ at: createdAt, id, order },
  sortKeyOf: row => ({ at: row.createdAt, id: row.id }),
})

const orders: Record<CircularSort, Record<'up' | 'down', AnyListOrder<CardRow>>> = {
  created_date: { up: byCreation('oldest first'), down: byCreation('newest first') },
  deadline: {
    up: byDay(deadlineUp, 'deadlineUp', 'oldest first'),
    down: byDay(deadlineDown, 'deadlineDown', 'newest first'),
  },
  exam_date: { up: byDay(examUp, 'examUp', 'oldest first'), down: byDay(examDown, 'examDown', 'newest first') },
}

export interface AskedOrder {
  readonly sortBy?: CircularSort
  readonly decreasing?: boolean
}

/** Of itself by deadline, the nearest first; by creation of itself the newest first. */
export function orderOf({ sortBy = 'deadline', decreasing = sortBy === 'created_date' }: AskedOrder) {
  return orders[sortBy][decreasing ? 'down' : 'up']
}

/** Where a list by deadline begins to be about open circulars: behind all those that have ended. */
export function notBefore({ sortBy = 'deadline', decreasing }: AskedOrder, now: number): SQL | undefined {
  if (sortBy !== 'deadline' || decreasing) return undefined
  return gte(deadlineUp, Math.floor(Date.parse(dhakaDay(now)) / 86_400_000))
}
