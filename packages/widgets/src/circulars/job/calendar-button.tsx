import { jobAddress } from '../rows/index.ts'
import { IconBellPlus } from './icons.tsx'
import type { JobViewProps } from './view-props.ts'

/** The device calls when applications open: a calendar file with an alarm, made here. */
export function CalendarButton(props: JobViewProps & { opens: number }) {
  const { t } = props
  return (
    <button type="button" className="ui-button" data-kind="primary" onClick={() => save(props)}>
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

interface Opening {
  id: string
  title: string
  /** In milliseconds since 1970. */
  opens: number
  address: string
}

/** One event of half an hour (RFC 5545). */
export function calendarFile({ id, title, opens, address }: Opening): string {
  const stamp = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')
  const escaped = title.replace(/[\\;,]/g, '\\$&')
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Prostuti//Circulars//EN', 'BEGIN:VEVENT'],
    ...[`UID:circular-${id}-opens@prostuti`, `DTSTAMP:${stamp(opens)}`, `DTSTART:${stamp(opens)}`],
    ...[`DTEND:${stamp(opens + 30 * 60_000)}`, `SUMMARY:${escaped}`, `URL:${address}`],
    ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:PT0S', `DESCRIPTION:${escaped}`, 'END:VALARM'],
    ...['END:VEVENT', 'END:VCALENDAR', ''],
  ]
  return lines.flatMap(folded).join('\r\n')
}

/** Lines are at most 75 octets; a letter of Bangla has three. */
function folded(line: string): string[] {
  const pieces = line.match(/.{1,24}/gu) ?? ['']
  return pieces.map((piece, place) => (place === 0 ? piece : ` ${piece}`))
}
