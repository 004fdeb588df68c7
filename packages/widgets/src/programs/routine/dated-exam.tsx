import type { DatedEntry } from '@prostuti/contract'
import { formatTime } from '@prostuti/sdk/i18n/format'
import { datedEntriesOf } from '@prostuti/sdk/programs'
import { useState } from 'react'
import { toast } from '../../foundation/page/toast.ts'
import { Button } from '../../foundation/ui/index.ts'
import { addressOf } from './practice-item.tsx'
import type { RoutinePartProps } from './routine.props.ts'
import { RowDate } from './routine-day-row.tsx'

type DatedProps = RoutinePartProps & { entry: DatedEntry; isOpen?: boolean }

/** An exam outside programs in a list, on its day. */
export function DatedRow(props: DatedProps) {
  return (
    <article className="routine-row" part="row">
      <p className="routine-date ui-num">
        <RowDate {...props} date={props.entry.date} />
      </p>
      <DatedExam {...props} />
    </article>
  )
}

/** What has the exam, leading to it, when it begins, and the way out of the routine. */
export function DatedExam(props: DatedProps) {
  const { client, t, language, entry, isOpen } = props
  const { date, time, title } = entry
  const { busy, failed, remove } = useRemove(props)
  const begins = time === null ? t('routine.dated_no_time') : formatTime(`${date}T${time}:00+06:00`, language)
  return (
    <div className={isOpen ? 'routine-now' : undefined}>
      <div className="routine-dated">
        <h3 className="ui-num">
          {t(`routine.dated.${entry.kind}`)} · <span>{begins}</span>
        </h3>
        <Button kind="quiet" onClick={remove} busy={busy && t('routine.dated_removing')} describes={title}>
          {t('routine.dated_remove')}
        </Button>
      </div>
      <ul className="routine-items" data-open={isOpen ? '' : undefined}>
        <li data-kind="exam">
          <i aria-hidden="true" />
          <a className="routine-exam" href={addressOf(entry.href, client)}>
            {t('routine.exam', { title })}
          </a>
        </li>
      </ul>
      <p className="routine-trouble ui-small" role="alert">
        {failed ? t('routine.dated_not_removed') : ''}
      </p>
    </div>
  )
}

function useRemove({ client, t, entry, emit, onRemoved }: DatedProps) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const run = async () => {
    setBusy(true)
    setFailed(false)
    try {
      await datedEntriesOf(client).remove(entry)
      toast(t('routine.dated_removed'))
      onRemoved(entry)
      emit('exam-kept', { kind: entry.kind, id: entry.id, kept: false })
    } catch (error) {
      console.warn('prostuti: an exam was not taken out of the routine', error)
      setFailed(true)
      setBusy(false)
    }
  }
  return { busy, failed, remove: () => void run() }
}
