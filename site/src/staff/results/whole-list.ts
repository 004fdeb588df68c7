import type { StaffResult, SubjectMarks } from '@prostuti/contract'
import type { StaffApi } from '@prostuti/sdk/staff'

/** So many lines are printed; a file holds them all. */
const mostPrinted = 2_000

/** Everybody whom a search finds, as they are printed. */
export interface WholeList {
  readonly title: string
  readonly subjects: readonly SubjectMarks[]
  readonly results: readonly StaffResult[]
  /** More than `results` where the list is too long for paper. */
  readonly count: number
}

/** Reads a merit list page by page. */
export async function readWholeList(
  { results: calls }: Pick<StaffApi, 'results'>,
  exam: string,
  search: string | undefined,
): Promise<WholeList> {
  let page = await calls.list(exam, { search, pageSize: 100 })
  const results = [...page.results]
  while (page.next && results.length < mostPrinted) {
    const cursor = new URL(page.next, location.origin).searchParams.get('cursor') ?? undefined
    page = await calls.list(exam, { search, pageSize: 100, cursor })
    results.push(...page.results)
  }
  return { title: page.title, subjects: page.subjects, results, count: page.count }
}
