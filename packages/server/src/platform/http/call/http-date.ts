let second = Number.NaN
let text = ''

/**
 * The `Date` header (RFC 9110) of an instant in milliseconds since 1970. Without it Node would write the host's own clock,
 * which may have been set, and devices take their time from it.
 */
export function httpDate(instant: number): string {
  const now = Math.floor(instant / 1000)
  if (now !== second) {
    second = now
    text = new Date(now * 1000).toUTCString()
  }
  return text
}
