/**
 * When an attempt ends: the earlier of joining + duration + extra time and the exam's end, which moves with the extra time that
 * everybody gets; all in milliseconds.
 */
export function deadlineOf(joinedAt: number, durationMs: number, endsAt: number | null, extraMs = 0): number {
  const ownEnd = joinedAt + durationMs + extraMs
  return endsAt === null ? ownEnd : Math.min(ownEnd, endsAt)
}
