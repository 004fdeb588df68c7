import { fillTemplate } from '../../foundation/safe-path.ts'
import { ButtonLink, EmptyState } from '../../foundation/ui/index.ts'
import type { ListProps } from './exam-list.view.tsx'

/** Why there is nothing here, and what to do: another page, all programmes, another list. */
export function NoExams(props: ListProps & { isBeyond: boolean }) {
  const { t, state, program, isBeyond } = props
  const way = wayOut(props)
  const what = isBeyond ? 'beyond' : program ? 'program' : state
  return (
    <EmptyState
      title={t(`list.empty.${what}`)}
      text={t(`list.empty_text.${what}`)}
      action={way ? <ButtonLink href={way.href}>{t(way.words)}</ButtonLink> : undefined}
    />
  )
}

function wayOut({ state, program, programHref, pageHref, emptyHref, isBeyond }: ListProps & { isBeyond: boolean }) {
  const toFirst = pageHref && fillTemplate(pageHref, { program: program ?? '', page: '1' })
  if (isBeyond) return toFirst ? { href: toFirst, words: 'list.to_first' } : null
  if (program)
    return programHref ? { href: fillTemplate(programHref, { program: '' }), words: 'list.all_programs' } : null
  return emptyHref ? { href: emptyHref, words: `list.empty_action.${state}` } : null
}
