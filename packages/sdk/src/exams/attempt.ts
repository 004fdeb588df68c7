import { createCountdown } from './attempt/countdown.ts'
import { type AttemptParts, type Callbacks, createDesk } from './attempt/desk.ts'
import { createDraftSync } from './attempt/draft-sync.ts'
import { createEnding } from './attempt/ending.ts'
import { createExchange } from './attempt/exchange.ts'
import { createOpening } from './attempt/opening.ts'
import { rescueFile } from './attempt/rescue-file.ts'
import type { Attempt, OpenAttemptOptions } from './attempt-store.ts'
import { onSheetMessage, type SheetMessage } from './sheet-messages.ts'

export type { AttemptParts } from './attempt/desk.ts'

/** An attempt that another mount of the same screen may join. */
export interface SharedAttempt extends Attempt {
  /** A later mount's callbacks take the place of the earlier ones. */
  listen(callbacks: Callbacks): void
  readonly closed: boolean
  /** Whose sheet it is; null while nobody is signed in. */
  readonly owner: string | null
}

/** One attempt from opening to receipt. The journal is the truth of this device, the server of all. */
export function createAttempt(parts: AttemptParts, options: OpenAttemptOptions): SharedAttempt {
  const { platform, clock, journal, outbox } = parts
  const desk = createDesk(parts, options, {
    onTap: () => drafts.touch(),
    onDeadline: deadline => countdown.aim(deadline),
    onLost: () => desk.enter('elsewhere'),
  })
  const opening = createOpening(desk)
  const ending = createEnding(desk, askAgain)
  const countdown = createCountdown(platform, clock, ending.timeIsUp)
  const drafts = createDraftSync({ platform, random: parts.random, ...createExchange(desk, opening, ending) })

  /** Joins again, which tells the time, the deadline and what other devices did. */
  function askAgain(): void {
    if (desk.phase() === 'received') return
    desk.asked = false
    drafts.kick()
  }

  function begin(): void {
    opening.begin()
    drafts.kick()
    // What the page before could not send is known only now.
    void opening.restored().then(drafts.touch)
  }

  async function takeOver(steal: boolean): Promise<void> {
    if (desk.phase() !== 'elsewhere' || !(await desk.ownership.acquire(desk.record!.key, { steal }))) return
    const stored = await journal.read(desk.record!.key).catch(() => null)
    if (stored) await opening.resumeFrom(stored)
    else desk.enter('open')
    askAgain()
  }

  function wakeUp(): void {
    desk.saver.retry()
    if (desk.phase() === 'elsewhere') void takeOver(false)
    askAgain()
  }

  function onNetwork(online: boolean): void {
    desk.count()
    if (online) wakeUp()
  }

  function onMessage(message: SheetMessage): void {
    if (message.key !== desk.record?.key) return
    if (message.type === 'sealed' && desk.isTaking()) void ending.followSeal()
    if (desk.ownership.held) return
    if (message.type === 'entries') desk.screen.paint(desk.sheet.adopt(message.entries), desk.sheet.entries())
    if (message.type === 'released' && desk.phase() === 'elsewhere') void takeOver(false)
  }

  const leave = [
    outbox.onSettled(ending.onSettled),
    onSheetMessage(platform.tabs, onMessage),
    journal.$storage.listen(desk.count),
    clock.onDoubt(askAgain),
    platform.clock.onResume(wakeUp),
    platform.network.onChange(onNetwork),
    parts.onPersonChange(() => (desk.record ? drafts.kick() : begin())),
  ]
  void outbox.resume()
  begin()

  return {
    $view: desk.screen.$view,
    $progress: desk.screen.$progress,
    $remaining: countdown.$remaining,
    $entry: desk.screen.$entry,
    answer(question, option) {
      if (desk.phase() === 'open') void desk.wrote([desk.sheet.answer(question, option, desk.elapsed())])
    },
    mark(question, marked) {
      if (desk.phase() === 'open') void desk.wrote([desk.sheet.mark(question, marked)])
    },
    submit: () => ending.submit(),
    takeOver: () => takeOver(true),
    rescueFile() {
      if (!desk.record) throw new TypeError('there is no sheet yet')
      return rescueFile(desk.record, desk.sheet.entries(), clock.now())
    },
    listen: desk.listen,
    get owner() {
      return desk.record?.user ?? null
    },
    get closed() {
      return desk.closed
    },
    close() {
      desk.closed = true
      for (const stop of leave) stop()
      drafts.stop()
      countdown.stop()
      desk.ownership.release()
    },
  }
}
