import { Button } from '@mantine/core'
import type { LiveRoom } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import { Icon, useChange, useFigures, useLanguage, useStaff, useTexts } from '../../foundation/index.ts'
import styles from '../live-room.module.css'
import { later } from '../short-time.ts'
import { noWords, sendable, WordsFields } from '../words-fields.tsx'
import { isMinutes, MinutesField } from './minutes-field.tsx'

/** Shows the old and the new end, who gets it and who does not, and what everybody will read; then gives it. */
export function TimeForAll({ room }: { room: LiveRoom }): ReactElement {
  const t = useTexts('live-room')
  const { number } = useFigures()
  const language = useLanguage()
  const admin = useStaff()
  const change = useChange()
  const [minutes, setMinutes] = useState(10)
  const [words, setWords] = useState(noWords)
  const [isBusy, setBusy] = useState(false)
  const reason = sendable(words)
  const isReady = reason !== null && isMinutes(minutes)
  const count = { minutes: number(minutes) }
  const give = async () => {
    if (!isReady) return
    setBusy(true)
    const giving = () => admin.liveRoom.giveTime(room.id, { minutes, reason })
    const done = t('live_room.given', count)
    if (await change(giving, { done, outdates: [['liveRoom', room.id]] })) setWords(noWords)
    setBusy(false)
  }
  return (
    <div className={styles.body}>
      <MinutesField value={minutes} onChange={setMinutes} />
      {isMinutes(minutes) && <Effect room={room} minutes={minutes} />}
      <WordsFields
        labels={{ bn: t('live_room.reason'), en: t('live_room.reason_en') }}
        words={words}
        onChange={setWords}
      />
      {isReady && (
        <div className={styles.inside}>
          <span className="staff-small">{t('live_room.seen_inside')}</span>
          <b>{t('live_room.seen_more', count)}</b>
          <span>{(language === 'en' && reason.en) || reason.bn}</span>
        </div>
      )}
      <Button
        fullWidth
        loading={isBusy}
        disabled={!isReady}
        leftSection={<Icon name="clock" />}
        onClick={() => void give()}
      >
        {t('live_room.give', { minutes: Number.isNaN(minutes) ? '–' : number(minutes) })}
      </Button>
      <p className="staff-small">{t('live_room.no_way_back')}</p>
    </div>
  )
}

/** What will be true afterwards. Once the exam's end has passed, it stays. */
function Effect({ room, minutes }: { room: LiveRoom; minutes: number }): ReactElement {
  const t = useTexts('live-room')
  const { number, time } = useFigures()
  const { end_time: end, counted_at: now, result_visible_at: result, joined, submitted } = room
  const movesEnd = Date.parse(end) > Date.parse(now)
  const movesResult = movesEnd && result !== null && Date.parse(result) >= Date.parse(end)
  return (
    <>
      {movesEnd && (
        <dl className={styles.ends}>
          <div>
            <dt>{t('live_room.end')}</dt>
            <dd>{time(end)}</dd>
          </div>
          <div>
            <dt>{t('live_room.added')}</dt>
            <dd data-more>{t('live_room.plus', { minutes: number(minutes) })}</dd>
          </div>
          <div>
            <dt>{t('live_room.new_end')}</dt>
            <dd>{time(later(end, minutes))}</dd>
          </div>
        </dl>
      )}
      <ul className={styles.effect}>
        <li>{t('live_room.gains', { count: number(joined - submitted), minutes: number(minutes) })}</li>
        {submitted > 0 && <li>{t('live_room.untouched', { count: number(submitted) })}</li>}
        {movesResult && (
          <li>{t('live_room.result_moves', { before: time(result), after: time(later(result, minutes)) })}</li>
        )}
      </ul>
    </>
  )
}
