import type { MenuAsk, Subject, TalkProps } from '../talk/index.ts'

/** What the menu is given. */
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
