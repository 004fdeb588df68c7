import type { ExamCard, SiteHost } from '@prostuti/contract'

/** What runs now, samples and exams that need no account first. */
export async function runningExams({ exams }: Pick<SiteHost, 'exams'>): Promise<readonly ExamCard[]> {
  const { live_exams: running } = await exams.home()
  return running.toSorted((a, b) => easeOf(b) - easeOf(a))
}

/** The id that snippets name: whoever copies them gets an exam that opens. Null: nothing runs. */
export async function exampleExam(host: Pick<SiteHost, 'exams'>): Promise<string | null> {
  return (await runningExams(host))[0]?.id ?? null
}

const easeOf = ({ is_demo, needs_account, needs_program }: ExamCard): number =>
  Number(is_demo) * 4 + Number(!needs_account) * 2 + Number(!needs_program)
