import { ButtonLink, EmptyState } from '../../foundation/ui/index.ts'
import type { ListProps } from './exam-list.view.tsx'
import { listAddress } from './list-address.ts'

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
  const toFirst = pageHref && listAddress(pageHref, program)
  if (isBeyond) return toFirst ? { href: toFirst, words: 'list.to_first' } : null
  if (program) return programHref ? { href: listAddress(programHref, undefined), words: 'list.all_programs' } : null
  return emptyHref ? { href: emptyHref, words: `list.empty_action.${state}` } : null
}
