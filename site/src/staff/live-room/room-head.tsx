import { Button } from '@mantine/core'
import type { LiveRoom } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import {
  ConfirmDialog,
  Icon,
  PageHead,
  StatusChip,
  useChange,
  useFigures,
  usePageName,
  useStaff,
  useTexts,
} from '../foundation/index.ts'
import styles from './live-room.module.css'
import { useShortTime } from './short-time.ts'

const looks = {
  upcoming: ['plain', 'clock'],
  running: ['running', 'trending-up'],
  over: ['archived', 'circle-check'],
} as const

/** The exam, how much time is left, and the door. */
export function RoomHead({ room }: { room: LiveRoom }): ReactElement {
  const t = useTexts('live-room')
  const [tone, icon] = looks[room.state]
  // On phones the bar's name stands for the head's.
  usePageName(room.title)
  return (
    <PageHead
      title={room.title}
      figure={
        <span className={styles.state}>
          <StatusChip tone={tone} icon={icon}>
            {t(`live_room.state.${room.state}`)}
          </StatusChip>
          {room.entry !== 'open' && (
            <StatusChip tone="marked" icon="pause">
              {t(room.entry === 'stopped' ? 'live_room.stopped' : 'live_room.hidden')}
            </StatusChip>
          )}
          <TimeLeft room={room} />
        </span>
      }
    >
      {room.state !== 'upcoming' && <Door room={room} />}
    </PageHead>
  )
}

function TimeLeft({ room }: { room: LiveRoom }): ReactElement {
  const t = useTexts('live-room')
  const { time, number } = useFigures()
  const short = useShortTime()
  const left = Date.parse(room.end_time) - Date.parse(room.counted_at)
  const words =
    room.state === 'upcoming'
      ? t('live_room.starts', { time: time(room.start_time) })
      : room.state === 'over'
        ? t('live_room.ended', { time: time(room.end_time) })
        : left > 0
          ? t('live_room.left', { left: short(left), time: time(room.end_time) })
          : t('live_room.only_extra')
  return (
    <span>
      {words}
      {room.extra_minutes > 0 && (
        <span className="staff-small"> · {t('live_room.extra', { minutes: number(room.extra_minutes) })}</span>
      )}
    </span>
  )
}

/** Lets nobody new begin, or lets it go on; who sits is never touched. */
function Door({ room }: { room: LiveRoom }): ReactElement | null {
  const t = useTexts('live-room')
  const { number } = useFigures()
  const admin = useStaff()
  const change = useChange()
  const [isAsking, setAsking] = useState(false)
  const stops = room.entry === 'open'
  if (stops && Date.parse(room.counted_at) >= Date.parse(room.end_time)) return null
  const act = async () => {
    const done = t(stops ? 'live_room.was_stopped' : 'live_room.goes_on')
    const setEntry = () => admin.liveRoom.setEntry(room.id, !stops)
    if (await change(setEntry, { done, outdates: [['liveRoom', room.id]] })) setAsking(false)
  }
  const verb = t(stops ? 'live_room.stop' : 'live_room.go_on')
  return (
    <>
      <Button
        variant="default"
        disabled={room.entry === 'hidden'}
        title={room.entry === 'hidden' ? t('live_room.hidden_text') : undefined}
        leftSection={<Icon name={stops ? 'pause' : 'rotate-cw'} />}
        onClick={() => setAsking(true)}
      >
        {verb}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(stops ? 'live_room.stop_title' : 'live_room.go_on_title')}
        confirm={verb}
        danger={stops}
        onConfirm={act}
        onClose={() => setAsking(false)}
      >
        <p>
          {stops
            ? t('live_room.stop_text', { count: number(room.joined - room.submitted) })
            : t('live_room.go_on_text')}
        </p>
      </ConfirmDialog>
    </>
  )
}
