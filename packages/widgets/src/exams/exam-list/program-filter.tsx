import type { Home } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { Pills } from '../../foundation/ui/index.ts'
import { listAddress } from '../exam-cards/index.ts'

export type ProgramName = Pick<Home['programs'][number], 'id' | 'title'>

interface FilterProps extends Pick<WidgetProps, 't'> {
  programs: readonly ProgramName[]
  /** Undefined: of all. */
  current: string | undefined
  /** Address of a program's list; `{program}` is filled in; for all its parameter is left out. */
  href: string | undefined
  onChoose: (program: string | undefined) => void
}

/** Exams of one program or of all: links where the page has addresses for them, else buttons that stay here. */
export function ProgramFilter({ programs, current, href, onChoose, t }: FilterProps) {
  if (programs.length === 0) return null
  return (
    <Pills
      label={t('list.filter')}
      pills={[
        { id: undefined, text: t('list.all_programs') },
        ...programs.map(({ id, title }) => ({ id, text: title })),
      ]}
      current={current}
      hrefOf={href ? id => listAddress(href, id) : undefined}
      onChoose={onChoose}
    />
  )
}
