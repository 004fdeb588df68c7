/** When an attempt ends: the earlier of joining + duration and the exam's end, plus extra time; all in milliseconds. */
export function deadlineOf(joinedAt: number, durationMs: number, endsAt: number | null, extraMs = 0): number {
  const ownEnd = joinedAt + durationMs
  return (endsAt === null ? ownEnd : Math.min(ownEnd, endsAt)) + extraMs
}
