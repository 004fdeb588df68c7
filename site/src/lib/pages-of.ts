/** The page of a list that an address names (`?page=3`), counted from 1; anything odd is the first. */
export function pageNumber(page: URL): number {
  const text = page.searchParams.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
}

/** How many exams the host gives a page. */
const pageSize = 20

/** The pages before and after this one, null where there is none. */
export function neighbours(current: number, shown: number, count: number) {
  const isLast = shown === 0 || (current - 1) * pageSize + shown >= count
  return { previous: current > 1 ? current - 1 : null, next: isLast ? null : current + 1 }
}
