import type { AttemptContext } from '../screen/attempt-context.ts'
import { phaseOf, updateDeadline } from '../screen/phase.ts'
import { updateRecord } from './entries.ts'

/** How long a page may have heard nothing of its deadline before it asks, in milliseconds: more time is known within 15 s. */
const quietMs = 10_000
/** A change may be written a moment after the instant that it bears. */
const slackMs = 2_000

/**
 * While a sheet with an end is open and no other answer has reported the deadline, asks whether times were moved, and what
 * staff say; then `rejoin` brings this person's time. Returns what ends that.
 */
export function watchDeadline(context: AttemptContext, rejoin: () => void): () => void {
  const { clock, platform, api, options } = context
  let cancel = later(quietMs)

  function later(ms: number): () => void {
    return platform.clock.setTimer(() => void look(), ms)
  }

  async function look(): Promise<void> {
    const joined = context.record?.joined
    const heardAt = Date.parse(joined?.server_time ?? '')
    const left = heardAt + quietMs - clock.now()
    if (left > 0) cancel = later(Math.min(left, quietMs))
    else {
      if (phaseOf(context) === 'open' && joined?.deadline && platform.network.online()) {
        // Asked again in ten seconds: what fails now has no other remedy.
        const asked = await api.timeChange(options.exam).catch(() => null)
        if (context.closed) return
        const message = asked?.message
        if (message) await updateRecord(context, known => ({ ...known, joined: { ...known.joined, message } }))
        updateDeadline(context)
        if (Date.parse(asked?.changed_at ?? '') > heardAt - slackMs) rejoin()
      }
      if (!context.closed) cancel = later(quietMs)
    }
  }

  return () => cancel()
}
