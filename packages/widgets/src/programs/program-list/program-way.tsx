import type { ProgramCard } from '@prostuti/contract'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { IconForward, RowLink, VisuallyHidden } from '../../foundation/ui/index.ts'
import type { ProgramListProps } from './program-list.props.ts'

/** The way into a program, over the whole of its row. */
export function ProgramWay({ program, programHref, t, emit }: ProgramListProps & { program: ProgramCard }) {
  return (
    <RowLink
      className="programs-way"
      href={programHref && fillTemplate(programHref, { id: program.id })}
      onChoose={() => emit('program-chosen', { program: program.id })}
    >
      <VisuallyHidden>{t('programs.open', { title: program.title })}</VisuallyHidden>
      <IconForward />
    </RowLink>
  )
}
