import { programsApiOf } from '@prostuti/sdk/programs'
import { type FormEvent, useState } from 'react'
import { toast } from '../../foundation/page/toast.ts'
import { errorText } from '../../foundation/text/error-text.ts'
import { Button, Field } from '../../foundation/ui/index.ts'
import { addDays, fullDay } from '../books/index.ts'
import type { ProgramPartProps } from './program.props.ts'

/** A personalised program begins on the day that its owner says; another day moves only what is still to come. */
export function StartDate(props: ProgramPartProps) {
  const { details, t, language } = props
  if (!details.program.rights.personalize) return null
  const [first] = details.routine
  const startedOn = first?.date ? addDays(first.date, -first.offset) : null
  return (
    <section className="ui-card program-part" part="card" aria-labelledby="start">
      <h2 part="heading" id="start">
        {t(startedOn ? 'program.started' : 'program.start')}
      </h2>
      <p className="ui-muted">
        {startedOn ? t('program.started_text', { date: fullDay(startedOn, language) }) : t('program.start_text')}
      </p>
      <DateForm {...props} startedOn={startedOn} />
    </section>
  )
}

function DateForm({
  client,
  details,
  t,
  language,
  refresh,
  startedOn,
}: ProgramPartProps & { startedOn: string | null }) {
  const { program, today } = details
  const [date, setDate] = useState(today)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFault('')
    try {
      await programsApiOf(client).personalize(program.id, date)
      toast(t('program.start_saved', { date: fullDay(date, language) }))
      refresh()
    } catch (error) {
      const { title, text } = errorText(error, t)
      setFault(`${title} ${text}`)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className="program-start" onSubmit={event => void save(event)}>
      <Field
        label={t('program.start_label')}
        type="date"
        required
        min={today}
        value={date}
        fault={fault}
        onChange={event => setDate(event.currentTarget.value)}
      />
      <Button type="submit" busy={busy && t('purchase.busy')}>
        {t(startedOn ? 'program.start_move' : 'program.start_save')}
      </Button>
    </form>
  )
}
