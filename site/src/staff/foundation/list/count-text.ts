import type { ListPage } from './list-types.ts'

type Counted = Pick<ListPage<unknown>, 'count' | 'count_is_exact'>

/** How many a list finds: `১০,০০০+` where nobody has counted further. */
export function countText(
  { count, count_is_exact: isExact = true }: Counted,
  number: (value: number) => string,
): string {
  return isExact ? number(count) : `${number(count)}+`
}
