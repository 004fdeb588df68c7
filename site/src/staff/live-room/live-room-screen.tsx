import type { LiveRoom } from '@prostuti/contract'
import type { ReactElement } from 'react'
import {
  ErrorState,
  type StaffProps,
  StaffRoot,
  useFigures,
  useQuery,
  useStaff,
  useTexts,
} from '../foundation/index.ts'
import { DistrictsCard } from './districts-card.tsx'
import { FiguresRow } from './figures-row.tsx'
import styles from './live-room.module.css'
import { MessageCard } from './message-card.tsx'
import { MinutesCard } from './minutes-card.tsx'
import { RoomHead } from './room-head.tsx'
import { ServerCard } from './server-card.tsx'
import { TimeCard } from './time/time-card.tsx'

export interface LiveRoomScreenProps {
  staff: StaffProps
  exam: string
}

/** A live exam while it is sat: how people fare, more time, words to all, and the door. */
export function LiveRoomScreen({ staff, exam }: LiveRoomScreenProps): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <Room exam={exam} />
    </StaffRoot>
  )
}

const everyMs = 5_000

function Room({ exam }: { exam: string }): ReactElement {
  const t = useTexts('live-room')
  const admin = useStaff()
  const { data, error, reload } = useQuery(['liveRoom', exam], () => admin.liveRoom.get(exam), { everyMs })
  if (!data)
    return error ? <ErrorState error={error} onRetry={reload} /> : <p className="staff-small">{t('frame.loading')}</p>
  return (
    <>
      <RoomHead room={data} />
      {Boolean(error) && <Stale room={data} />}
      <div className={styles.columns}>
        <FiguresRow room={data} />
        <div className={styles.acts}>
          {data.state === 'running' && <TimeCard room={data} />}
          {data.state !== 'upcoming' && <MessageCard room={data} />}
          <ServerCard server={data.server} />
        </div>
        <div>
          <MinutesCard room={data} />
          <DistrictsCard room={data} />
        </div>
      </div>
    </>
  )
}

/** The network of whoever watches is away: these are no figures of now. */
function Stale({ room }: { room: LiveRoom }): ReactElement {
  const t = useTexts('live-room')
  const { time } = useFigures()
  return (
    <p className={styles.stale} role="status">
      {t('live_room.stale', { time: time(room.counted_at) })}
    </p>
  )
}
