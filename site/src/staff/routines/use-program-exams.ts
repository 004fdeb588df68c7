import { useQuery, useStaff } from '../foundation/index.ts'

/** A program's exams to choose from, newest first, a hundred at most; empty until they are there. */
export function useProgramExams(program: string | null): { value: string; label: string }[] {
  const admin = useStaff()
  const { data } = useQuery(['exams', 'names', program], async () =>
    program === null ? [] : (await admin.exams.list({ program, pageSize: 100 })).results,
  )
  return (data ?? []).map(({ id, title }) => ({ value: id, label: title }))
}
