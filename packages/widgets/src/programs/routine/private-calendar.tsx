import { formatDate } from '@prostuti/sdk/i18n/format'
import { useState } from 'react'
import { useKnownUser } from '../../foundation/data/use-known-user.ts'
import { toast } from '../../foundation/page/toast.ts'
import { errorText } from '../../foundation/text/error-text.ts'
import { Button, ButtonLink, Dialog } from '../../foundation/ui/index.ts'
import type { RoutinePartProps } from './routine.props.ts'
import { type CalendarView, useCalendarAddress } from './use-calendar-address.ts'

/** The private address that a phone's calendar follows: made on request, renewed, and ended by its owner. */
export function PrivateCalendar(props: RoutinePartProps) {
  const { client, t } = props
  const user = useKnownUser(client)
  const calendar = useCalendarAddress(client, Boolean(user))
  if (user === null) return null
  return (
    <section className="ui-card routine-calendar" part="card" aria-labelledby="calendar" aria-busy={calendar.busy}>
      <h2 part="heading" id="calendar">
        {t('routine.calendar')}
      </h2>
      <p className="ui-small ui-muted">{t('routine.calendar_text')}</p>
      {calendar.address ? <Address {...props} calendar={calendar} /> : <Make {...props} calendar={calendar} />}
      <p className="routine-trouble ui-small" role="alert">
        {calendar.error ? words(calendar.error, props) : ''}
      </p>
    </section>
  )
}

function words(error: unknown, { t }: Pick<RoutinePartProps, 't'>): string {
  const { title, text } = errorText(error, t)
  return `${title} ${text}`
}

type PartProps = RoutinePartProps & { calendar: CalendarView }

function Make({ t, calendar }: PartProps) {
  return (
    <Button onClick={calendar.make} busy={calendar.busy && t('ui.loading')}>
      {t('routine.calendar_make')}
    </Button>
  )
}

function Address({ t, language, calendar }: PartProps) {
  const { url, created_at: createdAt } = calendar.address!
  const [copied, setCopied] = useState(false)
  const [asks, setAsks] = useState<'renew' | 'revoke' | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(!toast(t('program.copied')))
    } catch (error) {
      // The address stands there to be marked and copied by hand.
      console.warn('prostuti: nothing may be copied here', error)
    }
  }
  const act = () => {
    if (asks === 'renew') calendar.make()
    else calendar.revoke()
    setAsks(null)
  }
  return (
    <>
      <input
        className="ui-input routine-address"
        part="input"
        readOnly
        value={url}
        aria-label={t('routine.calendar_address')}
        onFocus={event => event.currentTarget.select()}
      />
      <p className="ui-small ui-muted ui-num">
        {t('routine.calendar_since', { date: formatDate(createdAt, language) })}
      </p>
      <div className="routine-tools">
        <Button onClick={() => void copy()}>{t('routine.calendar_copy')}</Button>
        <ButtonLink href={url.replace(/^https?:/, 'webcal:')}>{t('routine.calendar_open')}</ButtonLink>
        <Button kind="quiet" onClick={() => setAsks('renew')} busy={calendar.busy && t('ui.loading')}>
          {t('routine.calendar_renew')}
        </Button>
        <Button kind="quiet" onClick={() => setAsks('revoke')} disabled={calendar.busy}>
          {t('routine.calendar_revoke')}
        </Button>
      </div>
      <p role="status" className="ui-small">
        {copied ? t('program.copied') : ''}
      </p>
      <Dialog
        open={asks !== null}
        onClose={() => setAsks(null)}
        title={t(`routine.calendar_${asks ?? 'renew'}_title`)}
        actions={
          <>
            <Button onClick={() => setAsks(null)}>{t('ui.cancel')}</Button>
            <Button kind={asks === 'revoke' ? 'danger' : 'primary'} onClick={act}>
              {t(`routine.calendar_${asks ?? 'renew'}`)}
            </Button>
          </>
        }
      >
        <p>{t('routine.calendar_ends')}</p>
      </Dialog>
    </>
  )
}
