/** The page of a list that an address names (`?page=3`), counted from 1; anything odd is the first. */
export function pageNumber(page: URL): number {
  const text = page.searchParams.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
}
