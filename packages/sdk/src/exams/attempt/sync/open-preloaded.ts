import { isJump } from '../../../platform/clock-jump.ts'
import { newRecord } from '../../journal/sheet-record.ts'
import type { AttemptContext } from '../screen/attempt-context.ts'
import type { Preload } from '../screen/attempt-types.ts'
import { notifyJoined, showPaper } from '../screen/phase.ts'

/** A page that took more than twice this to arrive gives the time too roughly (promise 9): the server is asked again. */
const preciseMs = 2_000

/** Shows, within this task, the attempt that the page has brought along. */
export function openPreloaded(context: AttemptContext, user: string, preload: Preload): void {
  const { joined, paper } = preload
  context.record = newRecord({ base: context.base, user }, joined, context.sheet.device)
  context.sheet.adopt(joined.answer_sheet)
  observeServerTime(context, preload)
  context.isJoinFresh = context.clock.uncertainty() <= preciseMs
  showPaper(context, 'open', paper)
  notifyJoined(context, joined)
}

function observeServerTime({ clock, platform }: AttemptContext, { joined, timing }: Preload): void {
  const { now, monotonic } = platform.clock
  // Without a timing: the page was asked for at 0 of its monotonic clock and is here now.
  const { sent, received, wall } = timing ?? { sent: 0, received: monotonic(), wall: now() }
  // After a sleep the answer says nothing about the time: the server is asked again.
  if (!isJump(now() - wall - (monotonic() - received))) clock.observe(Date.parse(joined.server_time), sent, received)
}
