import type { ExamDetails } from '@prostuti/contract'

const hour = 3_600_000

/** An exam of an hour within a window of three, as `exams.getExam` tells of it; instants in milliseconds since 1970. */
export function detailsOf(exam: string, startsAt: number, now: number): ExamDetails {
  const start = Number.isFinite(startsAt) ? startsAt : now - hour
  const isAhead = now < start
  const instant = (ms: number) => new Date(ms).toISOString()
  return {
    id: exam,
    title: 'মডেল টেস্ট',
    program: null,
    start_time: instant(start),
    end_time: instant(start + 3 * hour),
    duration: '01:00:00',
    total_marks: 100,
    total_questions: 10,
    cost: 0,
    is_free: true,
    is_demo: false,
    state: isAhead ? 'upcoming' : 'running',
    participated: false,
    bookmarked: false,
    syllabus: [],
    description: '',
    rules: { negative_mark: 0.25, cut_mark: null, grace_seconds: 120, members_only: false },
    rights: { join: !isAhead, reason: isAhead ? 'exam_not_started' : null, resume: false, result: false },
    result_visibility: null,
    standing_visibility: null,
    solution_visibility: null,
    server_time: instant(now),
  }
}
