import type { LiveRoom } from '@prostuti/contract'
import { type ReactElement, useId, useState } from 'react'
import { Segments, useTexts } from '../../foundation/index.ts'
import { TimeForAll } from './time-for-all.tsx'
import { TimeForOne } from './time-for-one.tsx'

/** More time, for everybody or for one person. */
export function TimeCard({ room }: { room: LiveRoom }): ReactElement {
  const t = useTexts('live-room')
  const title = useId()
  const [whom, setWhom] = useState<'all' | 'person'>('all')
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('live_room.time')}</h2>
        <Segments
          label={t('live_room.for_whom')}
          value={whom}
          options={(['all', 'person'] as const).map(value => ({ value, label: t(`live_room.for_${value}`) }))}
          onChange={next => setWhom(next)}
        />
      </header>
      {whom === 'all' ? <TimeForAll room={room} /> : <TimeForOne exam={room.id} />}
    </section>
  )
}
