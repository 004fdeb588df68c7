import { formatDate, formatTime } from '@prostuti/sdk/i18n/format'
import type { ChangeEvent } from 'react'
import { codeOf, errorText } from '../../foundation/text/error-text.ts'
import { Button, Dialog } from '../../foundation/ui/index.ts'
import type { KeepExamProps } from './keep-exam.props.ts'
import type { KeepExamState } from './use-keep-exam.ts'

type SheetProps = KeepExamProps & { state: KeepExamState }

/** Names the act, says what will be true afterwards, and does it: at the bottom of a phone, a dialog on a wide screen. */
export function KeepSheet(props: SheetProps) {
  const { t, state } = props
  const { kept, busy } = state
  return (
    <div className="keep-sheet">
      <Dialog
        open={state.isOpen}
        onClose={state.close}
        title={t(kept ? 'keep.title_kept' : 'keep.title')}
        actions={
          <>
            <Button onClick={state.close}>{t('ui.cancel')}</Button>
            <Button
              kind="primary"
              onClick={state.save}
              busy={busy === 'keep' && t('keep.busy')}
              disabled={busy !== null}
            >
              {t(kept ? 'keep.save' : 'keep.button')}
            </Button>
            {kept ? (
              <Button
                kind="quiet"
                className="keep-sheet-remove"
                onClick={state.remove}
                busy={busy === 'remove' && t('keep.removing')}
                disabled={busy !== null}
              >
                {t('keep.remove')}
              </Button>
            ) : null}
          </>
        }
      >
        <When {...props} />
        <Choices {...props} />
        <p className="keep-sheet-trouble ui-small" role="alert">
          {state.error ? troubleWords(state.error, t) : ''}
        </p>
      </Dialog>
    </div>
  )
}

/** Its day in words, and that the routine follows what is published. */
function When({ t, language, date, time }: SheetProps) {
  if (date === null) return null
  const day = formatDate(startOf(date, '12:00'), language, { weekday: true })
  const hour = time === null ? '' : `, ${formatTime(startOf(date, time), language)}`
  return (
    <p className="ui-num">
      <b>
        {day}
        {hour}
        {language === 'bn' ? '।' : '.'}
      </b>{' '}
      {t(time === null ? 'keep.no_time' : 'keep.follows')}
    </p>
  )
}

/** A moment of Dhaka, which has one offset all year. */
const startOf = (date: string, time: string): string => `${date}T${time}:00+06:00`

function Choices({ t, language, date, state }: SheetProps) {
  const { choices, choose, aimsAt } = state
  const isEarlier = aimsAt !== null && date !== null && aimsAt < date
  const hint = aimsAt
    ? t(isEarlier && choices.aim ? 'keep.aim_after' : 'keep.aim_now', { date: shortDay(aimsAt, language, date) })
    : undefined
  const change = (name: keyof typeof choices) => (event: ChangeEvent<HTMLInputElement>) =>
    choose({ [name]: event.currentTarget.checked })
  return (
    <div className="keep-choices">
      <Choice label={t('keep.remind')} checked={choices.remind} onChange={change('remind')} />
      <Choice label={t('keep.aim')} hint={hint} checked={choices.aim} onChange={change('aim')} />
      <Choice label={t('keep.calendar')} checked={choices.calendar} onChange={change('calendar')} />
    </div>
  )
}

/** `১৮ ডিসেম্বর`; with the year where it is another one than the exam's. */
function shortDay(day: string, language: SheetProps['language'], exam: string | null): string {
  const words = formatDate(startOf(day, '12:00'), language)
  return day.slice(0, 4) === exam?.slice(0, 4) ? words.replace(/ \S+$/, '') : words
}

interface ChoiceProps {
  label: string
  hint?: string | undefined
  checked: boolean
  onChange(event: ChangeEvent<HTMLInputElement>): void
}

function Choice({ label, hint, checked, onChange }: ChoiceProps) {
  return (
    <label className="ui-card" part="card">
      <input type="checkbox" checked={checked} onChange={onChange} />
      <span>
        <b>{label}</b>
        {hint ? <small className="ui-muted ui-num">{hint}</small> : null}
      </span>
    </label>
  )
}

const own: Record<string, string> = { network_lost: 'keep.offline', no_data: 'keep.no_day', conflict: 'keep.full' }

function troubleWords(error: unknown, t: SheetProps['t']): string {
  const key = own[codeOf(error)]
  if (key) return t(key)
  const { title, text } = errorText(error, t)
  return `${title} ${text}`
}
