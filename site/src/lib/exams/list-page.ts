import type { Home, SiteExams } from '@prostuti/contract'

/** What the address of a list's page asks for: `?id=3&page=2`. */
export interface ListPlace {
  /** The program, where one is named. */
  program: Home['programs'][number] | undefined
  programs: Home['programs']
  page: number
  /** The address by which search engines know this page: with what changes its content, and nothing else. */
  canonical: string
}

/** The page of a list that an address names (`?page=3`, or by another name), counted from 1; anything odd is the first. */
export function pageNumber(page: URL, name = 'page'): number {
  const text = page.searchParams.get(name) ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
}

/** Null where the address names a program that there is not. */
export async function listPlace(exams: Pick<SiteExams, 'programs'>, url: URL): Promise<ListPlace | null> {
  const programs = await exams.programs()
  const id = url.searchParams.get('id')
  const program = programs.find(each => each.id === id)
  if (id && !program) return null
  const page = pageNumber(url)
  const query = new URLSearchParams()
  if (program) query.set('id', program.id)
  if (page > 1) query.set('page', String(page))
  const path = url.pathname.replace(/(?<=.)\/$/, '')
  return { program, programs, page, canonical: query.size > 0 ? `${path}?${query}` : path }
}
