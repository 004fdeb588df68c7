import type { Operation } from '@prostuti/contract'
import * as tables from './tables.ts'

/** Every call of the contract by its id, without the validators that come with the contract's own table. */
export const rows: ReadonlyMap<string, Operation> = new Map(
  Object.values(tables)
    .flatMap(table => Object.values<Operation>(table))
    .map(row => [row.id, row]),
)
