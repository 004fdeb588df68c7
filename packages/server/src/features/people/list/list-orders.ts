import type { PersonSort } from '@prostuti/contract'
import type { AnyListOrder, ListOrder } from '../../../platform/http/call/keyset.ts'
import { users } from '../../../platform/people/tables.ts'
import { personSeen } from '../tables.ts'

/** A person's place in the list. */
export interface PlaceRow {
  readonly id: bigint
  readonly createdAt: Date
  readonly seenAt: Date
  readonly name: string
}

const byCreation: ListOrder<PlaceRow> = {
  ...{ at: users.createdAt, id: users.id, order: 'newest first' },
  sortKeyOf: ({ createdAt, id }) => ({ at: createdAt, id }),
}

const bySight: ListOrder<PlaceRow> = {
  ...{ at: personSeen.seenAt, id: personSeen.userId, order: 'newest first' },
  sortKeyOf: ({ seenAt, id }) => ({ at: seenAt, id }),
}

const byName: ListOrder<PlaceRow, string> = {
  ...{ at: users.name, type: 'text', id: users.id, order: 'oldest first' },
  sortKeyOf: ({ name, id }) => ({ at: name, id }),
}

const orders: Readonly<Record<PersonSort, AnyListOrder<PlaceRow>>> = {
  '-created': byCreation,
  '-last_seen': bySight,
  name: byName,
}

export const orderOf = (sort: PersonSort = '-created'): AnyListOrder<PlaceRow> => orders[sort]
