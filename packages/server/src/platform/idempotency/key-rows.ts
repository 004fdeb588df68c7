import { erasedWithPerson, moveUnlessThere, type TableRules } from '../people/person-rules.ts'

/** The device may ask again, by the account, whether a call of before the merge has had its effect. */
export const keyRows: readonly TableRules[] = [
  {
    table: 'idempotency_keys',
    merging: moveUnlessThere('idempotency_keys', ['key']),
    deletion: erasedWithPerson,
  },
]
