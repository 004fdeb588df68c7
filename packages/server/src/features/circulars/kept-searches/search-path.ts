import type { CircularFilters } from '@prostuti/contract'

/** The page of the circulars that a search finds, from the site's root. */
export function searchPath({ category, employment_status, null_deadline, ...rest }: CircularFilters): string {
  const fields = Object.entries({
    ...rest,
    category: category?.join(','),
    employment_status: employment_status?.join(','),
    null_deadline: null_deadline?.toString(),
  })
  const given = fields.filter((field): field is [string, string] => Boolean(field[1]))
  return given.length > 0 ? `/jobs?${new URLSearchParams(given)}` : '/jobs'
}
