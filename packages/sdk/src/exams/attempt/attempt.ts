import { createCountdown } from '../clock/countdown.ts'
import { listenToEvents, takeOver } from './attempt-events.ts'
import type { AttemptContext, AttemptParts, Callbacks } from './screen/attempt-context.ts'
import type { Attempt, OpenAttemptOptions } from './screen/attempt-types.ts'
import { createAttemptContext } from './screen/create-attempt-context.ts'
import { phaseOf } from './screen/phase.ts'
import { rescueFile } from './submit/rescue-file.ts'
import { createSubmitter } from './submit/submitter.ts'
import { createAttemptLoader } from './sync/attempt-loader.ts'
import { createAttemptSync } from './sync/attempt-sync.ts'
import { createDraftSync } from './sync/draft-sync.ts'
import { commitEntries, elapsedMs } from './sync/entries.ts'
import { watchDeadline } from './sync/watch-deadline.ts'

/** An attempt that several mounts of one screen share. */
export interface SharedAttempt extends Attempt {
  /** The callbacks of a later mount replace the earlier ones. */
  setCallbacks(callbacks: Callbacks): void
  readonly closed: boolean
  /** The person whose sheet this is; null while nobody is signed in. */
  readonly owner: string | null
}

/** One attempt, from loading to its receipt. The journal is the truth of this device, the server of all devices. */
export function createAttempt(parts: AttemptParts, options: OpenAttemptOptions): SharedAttempt {
  const { platform } = parts
  const context = createAttemptContext(parts, options, {
    onTap: () => drafts.scheduleDraft(),
    onDeadline: deadline => countdown.countTo(deadline),
  })
  const loader = createAttemptLoader(context)
  const submitter = createSubmitter(context, rejoin)
  const countdown = createCountdown(platform, parts.clock, submitter.onDeadline)
  const drafts = createDraftSync({ platform, random: parts.random, ...createAttemptSync(context, loader, submitter) })

  function rejoin(): void {
    if (phaseOf(context) === 'received') return
    context.isJoinFresh = false
    drafts.syncNow()
  }

  function begin(): void {
    loader.load()
    drafts.syncNow()
    // The changes that an earlier page could not send are known once the journal is read.
    void loader.whenRestored().then(drafts.scheduleDraft)
  }

  const unwatch = watchDeadline(context, rejoin)
  const unlisten = listenToEvents(context, { loader, submitter, drafts, begin, rejoin })
  void parts.outbox.resume()
  begin()

  return {
    ...screenOf(context),
    $remaining: countdown.$remaining,
    submit: () => submitter.submit(),
    takeOver: () => takeOver(context, { loader, rejoin }, true),
    get owner() {
      return context.record?.user ?? null
    },
    get closed() {
      return context.closed
    },
    close() {
      context.closed = true
      unlisten()
      unwatch()
      drafts.stop()
      countdown.stop()
      context.ownership.release()
    },
  }
}

type ScreenMembers = '$view' | '$progress' | '$entry' | 'answer' | 'mark' | 'rescueFile' | 'setCallbacks'

/** The members of an attempt that concern its state alone. */
function screenOf(context: AttemptContext): Pick<SharedAttempt, ScreenMembers> {
  return {
    $view: context.stores.$view,
    $progress: context.stores.$progress,
    $entry: context.stores.$entry,
    answer(question, option) {
      if (phaseOf(context) === 'open')
        void commitEntries(context, [context.sheet.answer(question, option, elapsedMs(context))])
    },
    mark(question, marked) {
      if (phaseOf(context) === 'open') void commitEntries(context, [context.sheet.mark(question, marked)])
    },
    rescueFile() {
      if (!context.record) throw new TypeError('no sheet yet')
      return rescueFile(context.record, context.sheet.entries(), context.clock.now())
    },
    setCallbacks(callbacks) {
      context.callbacks = callbacks
    },
  }
}
