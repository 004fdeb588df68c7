import type { ProgramCard } from '@prostuti/contract'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { IconForward, VisuallyHidden } from '../../foundation/ui/index.ts'
import type { ProgramListProps } from './program-list.props.ts'

/** The way into a programme, over the whole of its row. */
export function ProgramWay({ program, programHref, t, emit }: ProgramListProps & { program: ProgramCard }) {
  const onChoose = () => emit('program-chosen', { program: program.id })
  const words = (
    <>
      <VisuallyHidden>{t('programs.open', { title: program.title })}</VisuallyHidden>
      <IconForward />
    </>
  )
  if (programHref)
    return (
      <a className="programs-way" href={fillTemplate(programHref, { id: program.id })} onClick={onChoose}>
        {words}
      </a>
    )
  return (
    <button type="button" className="programs-way" onClick={onChoose}>
      {words}
    </button>
  )
}
