import { addressesIn, holdsAddress, pictureColumns } from './picture-columns.ts'

/** Whether something shows the upload `i`, by its id or by its address. */
export const isShownSql = pictureColumns
  .map(({ table, column, holds }) =>
    holds === 'upload'
      ? `exists (select from ${table} t where t.${column} = i.id)`
      : // Of no row of `i`, so that the database reads those addresses once.
        `coalesce(i.digest in (select a.digest from ${table} t, lateral ${addressesIn(column)} a where ${holdsAddress(column)}), false)`,
  )
  .join(' or ')
