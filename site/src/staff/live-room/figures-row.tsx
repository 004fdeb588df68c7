import type { LiveRoom } from '@prostuti/contract'
import type { ReactElement, ReactNode } from 'react'
import { useFigures, useTexts } from '../foundation/index.ts'
import styles from './live-room.module.css'

/** Four figures, of which only the last may take colour. */
export function FiguresRow({ room }: { room: LiveRoom }): ReactElement {
  const t = useTexts('live-room')
  const { number } = useFigures()
  const silent = t('live_room.unsent_text', { minutes: number(room.quiet_minutes) })
  return (
    <section className={`staff-card ${styles.figures}`} aria-label={t('live_room.figures')}>
      <Figure name={t('live_room.joined')} value={room.joined} />
      <Figure name={t('live_room.answering')} value={room.answering} />
      <Figure name={t('live_room.submitted')} value={room.submitted}>
        {room.submitted > 0 && t('live_room.submitted_text')}
      </Figure>
      <Figure name={t('live_room.unsent')} value={room.unsent} warns={room.unsent > 0}>
        {room.unsent > 0 ? silent : t('live_room.unsent_none')}
      </Figure>
    </section>
  )
}

interface FigureProps {
  name: string
  value: number
  warns?: boolean
  children?: ReactNode
}

function Figure({ name, value, warns = false, children }: FigureProps): ReactElement {
  const { number } = useFigures()
  return (
    <div data-warns={warns || undefined}>
      <span className="staff-small">{name}</span>
      <b className="staff-num">{number(value)}</b>
      <span className="staff-small">{children}</span>
    </div>
  )
}
