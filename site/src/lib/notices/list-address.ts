/** Pages of a list count from 1; null for an address that names none. */
export function listPage({ searchParams }: Pick<URL, 'searchParams'>): number | null {
  const page = searchParams.get('page') ?? '1'
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : null
}

/** A page of a list by its address; the first one has none of its own. */
export function listAddress(path: string, page: number): string {
  if (page === 1) return path
  return `${path}${path.includes('?') ? '&' : '?'}page=${page}`
}
