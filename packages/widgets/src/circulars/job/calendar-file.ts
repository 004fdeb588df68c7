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
