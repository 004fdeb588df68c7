/** How far the clock stands out: quiet, five minutes, one minute. */
export const urgency = (ms: number | null): '' | 'soon' | 'last' =>
  ms === null || ms > 300_000 ? '' : ms > 60_000 ? 'soon' : 'last'
