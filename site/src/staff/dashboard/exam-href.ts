interface ExamOfProgram {
  readonly id: string
  readonly program: { readonly id: string } | null
}

/** Where staff watch an exam that runs; null for an exam on no shelf, which has no room. */
export const roomHref = ({ id, program }: ExamOfProgram): string | null =>
  program && `/admin/programs/${program.id}/exam/${id}/live`

/** Where staff look after an exam; its program's page while the builder is not made; null for an exam on no shelf. */
export function examHref({ id, program }: ExamOfProgram, hasPage: (path: string) => boolean): string | null {
  if (!program) return null
  const programHref = `/admin/programs/${program.id}`
  if (hasPage('/admin/programs/[progId]/exam/[action]')) return `${programHref}/exam/update?id=${id}`
  return hasPage('/admin/programs/[progId]') ? programHref : null
}
