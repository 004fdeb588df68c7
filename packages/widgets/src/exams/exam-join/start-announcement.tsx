import { VisuallyHidden } from '../../foundation/ui/visually-hidden.tsx'
import type { JoinScreenProps } from './exam-join.props.ts'

/** Minutes before the start that are said aloud; all others pass in silence. */
const said = [30, 15, 10, 5, 1]

export function StartAnnouncement({ t, lobby }: JoinScreenProps) {
  const minutes = Math.ceil(lobby.view.remaining / 60_000)
  return (
    <VisuallyHidden>
      <span role="status">{said.includes(minutes) ? t('join.said', { count: minutes }) : ''}</span>
    </VisuallyHidden>
  )
}
