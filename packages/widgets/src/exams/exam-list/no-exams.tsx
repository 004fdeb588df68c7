import { ButtonLink, EmptyState } from '../../foundation/ui/index.ts'
import { listAddress } from '../exam-cards/index.ts'
import type { ListProps } from './exam-list.props.ts'

/** Why there is nothing here, and what to do: another page, all programs, another list. */
export function NoExams(props: ListProps & { isBeyond: boolean }) {
  const { t, program, isBeyond } = props
  const way = wayOut(props)
  const what = isBeyond ? 'beyond' : program ? 'program' : kindOf(props)
  return (
    <EmptyState
      title={t(`list.empty.${what}`)}
      text={t(`list.empty_text.${what}`)}
      action={way ? <ButtonLink href={way.href}>{t(way.words)}</ButtonLink> : undefined}
    />
  )
}

/** What I practised in the archive is a list of its own. */
const kindOf = ({ state, mode }: ListProps): string =>
  state === 'participated' && mode === 'archive' ? 'practised' : state

function wayOut(props: ListProps & { isBeyond: boolean }) {
  const { program, programHref, pageHref, emptyHref, isBeyond } = props
  const toFirst = pageHref && listAddress(pageHref, program)
  if (isBeyond) return toFirst ? { href: toFirst, words: 'list.to_first' } : null
  if (program) return programHref ? { href: listAddress(programHref, undefined), words: 'list.all_programs' } : null
  return emptyHref ? { href: emptyHref, words: `list.empty_action.${kindOf(props)}` } : null
}
