import { jobAddress } from '../rows/index.ts'
import { calendarFile } from './calendar-file.ts'
import { IconBellPlus } from './icons.tsx'
import type { JobViewProps } from './view-props.ts'

/** The device calls when applications open: a calendar file with an alarm, made here. */
export function CalendarButton(props: JobViewProps & { opens: number }) {
  const { t } = props
  return (
    <button type="button" className="ui-button" part="button" data-kind="primary" onClick={() => save(props)}>
      <span>
        <IconBellPlus />
        {t('job.remind')}
      </span>
    </button>
  )
}

function save(props: JobViewProps & { opens: number }): void {
  const { circular, t, opens } = props
  const address = new URL(jobAddress({ ...props, jobHref: props.jobHref || undefined }, circular)!, location.href).href
  const file = calendarFile({ id: circular.id, title: t('job.opens_title', { title: circular.title }), opens, address })
  const url = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: `job-${circular.id}.ics` })
  link.click()
  URL.revokeObjectURL(url)
}
