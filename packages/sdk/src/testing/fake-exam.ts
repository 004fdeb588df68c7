import type { ExamDetails, Paper } from '@prostuti/contract'

const hour = 3_600_000

/** An exam of an hour within a window of three, as `exams.getExam` describes it; instants in milliseconds since 1970. */
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
    needs_account: false,
    needs_program: false,
    way_in: { by: 'free', until: null, premium: false },
    web_view: true,
    state: isAhead ? 'upcoming' : 'running',
    participated: false,
    bookmarked: false,
    syllabus: [],
    description: '',
    rules: { negative_mark: 0.25, cut_mark: null, grace_seconds: 120, members_only: false },
    rights: {
      ...{ join: !isAhead, reason: isAhead ? 'exam_not_started' : null, resume: false, enrols: false },
      ...{ receipt: false, result: false, standings: false, solutions: false, paper: false },
    },
    result_visibility: null,
    standing_visibility: null,
    solution_visibility: null,
    server_time: instant(now),
  }
}

export function paperOf(exam: string, questions = 10): Paper {
  return {
    exam,
    version: 1,
    language: 'bn',
    title: 'মডেল টেস্ট',
    subjects: ['বাংলা', 'গণিত'],
    passages: [],
    questions: Array.from({ length: questions }, (_, index) => ({
      id: String(index + 1),
      text: `<p>প্রশ্ন ${index + 1}</p>`,
      options: ['ক', 'খ', 'গ', 'ঘ'],
      subject: index % 2,
    })),
  }
}
