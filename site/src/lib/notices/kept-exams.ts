import type { DatedKind, SiteHost, UserInfo } from '@prostuti/contract'

/** Ids of what this person has kept in the routine of one kind; a visitor has nothing there. */
export async function keptExams(
  { programs }: Pick<SiteHost, 'programs'>,
  viewer: UserInfo | null,
  kind: DatedKind,
): Promise<ReadonlySet<string>> {
  const routine = viewer && (await programs.myRoutine())
  return new Set(routine?.exams.filter(entry => entry.kind === kind).map(({ id }) => id))
}
