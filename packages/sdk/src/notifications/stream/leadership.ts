import type { Platform } from '../../platform/platform.ts'
import { randomText } from '../../random.ts'

/** A leader answers at once, and says now and then that it is there. */
const answerMs = 300
const beatMs = 15_000
const silenceMs = 40_000

interface TabMessage {
  readonly type: 'prostuti-leader'
  readonly name: string
  readonly from: string
  /** `who`: is anybody leading? `lead`: I am. `hidden`: I am, and would rather not. */
  readonly say: 'who' | 'lead' | 'hidden'
}

interface LeadershipParts {
  platform: Pick<Platform, 'clock' | 'tabs'>
  name: string
  isVisible(): boolean
  onLead(): void
  onFollow(): void
  /** Another tab has just come, or come to the front. */
  onNewcomer(): void
}

export interface Leadership {
  isLeading(): boolean
  /** Where no leader answers, this tab becomes it. */
  ask(): void
  /** This tab is no longer looked at. */
  offer(): void
  end(): void
}

/**
 * One tab among those of a browser. The lock decides where there are Web Locks; without them every tab is granted it, and of two
 * that lead the one with the smaller name goes on. A leader that is asleep is replaced by a tab that is looked at.
 */
export function createLeadership(parts: LeadershipParts): Leadership {
  const { platform, name, isVisible } = parts
  const { clock, tabs } = platform
  const from = randomText(9)
  let isOver = false
  let isRunning = false
  let held: { release(): void } | null = null
  let stopTimer = () => {}

  const post = (say: TabMessage['say']) => tabs.post({ type: 'prostuti-leader', name, from, say } satisfies TabMessage)
  const isLeading = () => held !== null
  const campaignIn = (ms: number) => {
    stopTimer()
    stopTimer = clock.setTimer(() => void campaign(), ms)
  }
  const beat = () => {
    post('lead')
    stopTimer()
    stopTimer = clock.setTimer(beat, beatMs)
  }

  async function campaign(): Promise<void> {
    if (isRunning || isOver || isLeading()) return
    isRunning = true
    const lock = await tabs.lock(name, { steal: isVisible(), onLost: follow })
    isRunning = false
    if (isOver) return lock.release()
    if (!lock.held) return campaignIn(silenceMs)
    held = lock
    beat()
    parts.onLead()
  }

  function follow(): void {
    if (!held) return
    held.release()
    held = null
    parts.onFollow()
    if (!isOver) campaignIn(silenceMs)
  }

  function hear(message: unknown): void {
    if (!isOurs(message, name) || isOver) return
    const { say } = message
    if (say === 'who') {
      if (isLeading()) post('lead')
      parts.onNewcomer()
    } else if (isLeading()) {
      if (say === 'lead' && message.from < from) follow()
      else if (say === 'lead') post('lead')
    } else if (say === 'lead') campaignIn(silenceMs)
    else if (isVisible()) void campaign()
  }

  const stopHearing = tabs.onMessage(hear)
  const ask = () => {
    if (isLeading()) return
    post('who')
    campaignIn(answerMs)
  }
  ask()
  return {
    isLeading,
    ask,
    offer: () => void (isLeading() && post('hidden')),
    end() {
      follow()
      isOver = true
      stopTimer()
      stopHearing()
    },
  }
}

const isOurs = (message: unknown, name: string): message is TabMessage =>
  typeof message === 'object' &&
  message !== null &&
  (message as TabMessage).type === 'prostuti-leader' &&
  (message as TabMessage).name === name
