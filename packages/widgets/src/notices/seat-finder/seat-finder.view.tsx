import { useState } from 'react'
import { EmptyState } from '../../foundation/ui/empty-state.tsx'
import { NumberField } from '../number-field/index.ts'
import { CentreTable } from './centre-table.tsx'
import { findSeat } from './find-seat.ts'
import { SeatAnswer } from './seat-answer.tsx'
import type { SeatFinderProps } from './seat-finder.props.ts'

/** The roll first, then all centres with mine marked. There is no form: nothing here can be sent. */
export function SeatFinder({ ranges, language, t }: SeatFinderProps) {
  const [typed, setTyped] = useState('')
  const [isDone, setDone] = useState(false)
  if (ranges.length === 0) return <EmptyState title={t('seat_finder.none')} text={t('seat_finder.none_text')} />
  const seat = findSeat(ranges, typed)
  // A roll that is still being typed is not said to be missing.
  const shown = seat && (seat.centre || seat.isWhole || isDone) ? seat : null
  const type = (value: string) => {
    setTyped(value)
    setDone(false)
  }
  return (
    <div className="seats">
      <div className="seats-finder ui-card" part="card">
        <NumberField
          label={t('seat_finder.label')}
          hint={t('seat_finder.hint')}
          clear={t('seat_finder.clear')}
          value={typed}
          odd={shown !== null && shown.centre === null}
          onType={type}
          onBlur={() => setDone(true)}
          onKeyDown={event => event.key === 'Enter' && setDone(true)}
          enterKeyHint="done"
        />
        <div className="seats-answer" role="status">
          {shown ? <SeatAnswer seat={shown} language={language} t={t} /> : null}
        </div>
        <p className="ui-small ui-muted">{t('seat_finder.private')}</p>
      </div>
      <CentreTable ranges={ranges} mine={shown?.centre ?? null} language={language} t={t} />
    </div>
  )
}
