import { useLoaded, useStaff } from '../foundation/index.ts'

/** A programme's exams to choose from, newest first, a hundred at most; empty until they are there. */
export function useProgramExams(program: string | null): { value: string; label: string }[] {
  const admin = useStaff()
  const { data } = useLoaded(
    async () => (program === null ? [] : (await admin.exams.list({ program, pageSize: 100 })).results),
    program ?? '',
  )
  return (data ?? []).map(({ id, title }) => ({ value: id, label: title }))
}
