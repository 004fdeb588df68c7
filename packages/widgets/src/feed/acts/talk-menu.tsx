import type { MenuAsk, Subject } from '../talk/subject.ts'
import type { TalkProps } from '../talk/talk-props.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { MenuSheet } from './menu-sheet.tsx'
import { ReportSheet } from './report-sheet.tsx'

export interface MenuProps extends TalkProps {
  asked: MenuAsk | null
  onAsk: (asked: MenuAsk | null) => void
  onEdit: (subject: Subject) => void
  onDeleted: (subject: Subject) => void
}

/** What one of the questions is given. */
export interface StepProps extends MenuProps {
  subject: Subject
}

/** The menu of one post or comment, and what it leads to. */
export function TalkMenu(props: MenuProps) {
  const { asked } = props
  if (!asked) return null
  const step = { ...props, subject: asked.subject }
  return (
    <div className="acts">
      {asked.ask === 'menu' ? <MenuSheet {...step} /> : null}
      {asked.ask === 'delete' ? <DeleteDialog {...step} /> : null}
      {asked.ask === 'report' ? <ReportSheet {...step} /> : null}
    </div>
  )
}
