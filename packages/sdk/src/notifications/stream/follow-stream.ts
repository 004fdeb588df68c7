import type { StreamEvent } from '@prostuti/contract'
import type { Prostuti } from '../../client.ts'
import { combine } from '../../combine.ts'
import { dropLastNotifications } from '../last-notifications.ts'
import { askWho } from './ask-who.ts'
import { createConnection } from './connection.ts'
import { createLeadership } from './leadership.ts'
import { pageHub, type StreamHub } from './stream-hub.ts'
import { isStreamMessage, type StreamMessage } from './stream-message.ts'

/** Where nobody looks at any tab for so long, the stream is closed. */
const hiddenMs = 5 * 60_000
const answerMs = 3_000

type Client = Pick<Prostuti, 'base' | 'language' | 'platform' | 'auth' | 'http'>

/** How a page follows the stream; all of it has defaults. */
export interface FollowOptions {
  /** Where this page hears of it; default: the page's own. */
  hub?: StreamHub
  random?(): number
  /** Whether this page is looked at now. */
  isVisible?(): boolean
}

/**
 * Tells this page's hub what happens while a person is signed in, over one connection of all tabs of this browser. It rests
 * without a network and while no tab is looked at; signing out ends it in every tab, and what they hold goes. Returns what ends it here.
 *
 * @example followStream(prostuti, { isVisible: () => document.visibilityState === 'visible' })
 */
export function followStream(client: Client, options: FollowOptions = {}): () => void {
  let stopTab: (() => void) | null = null
  const stopToken = client.auth.$token.subscribe(token => {
    const was = stopTab
    stopTab?.()
    stopTab = token ? followAsTab(client, options) : null
    if (was && !token) sayGoodbye(client, options)
  })
  return () => {
    stopToken()
    stopTab?.()
  }
}

/** The other tabs may not know yet that this one has signed out. */
function sayGoodbye({ base, platform }: Client, { hub = pageHub() }: FollowOptions): void {
  const event = { type: 'signed_out' } as const
  platform.tabs.post({ type: 'prostuti-stream', base, event } satisfies StreamMessage)
  dropLastNotifications(platform.storage, base)
  hub.emit(event)
}

function followAsTab(client: Client, options: FollowOptions): () => void {
  const { base, platform } = client
  const { clock, network, tabs, storage } = platform
  const { hub = pageHub(), random = Math.random, isVisible: startsVisible = () => true } = options
  let isVisible = startsVisible()
  let isResting = false
  let stopRest = () => {}
  const post = (part: Pick<StreamMessage, 'event' | 'say'>) =>
    tabs.post({ type: 'prostuti-stream', base, ...part } satisfies StreamMessage)

  const connection = createConnection({
    client,
    random,
    onEvent(event) {
      post({ event })
      hear(event)
    },
  })
  const openIfWanted = () => {
    if (leadership.isLeading() && network.online() && !isResting) connection.open()
    else connection.close()
  }
  const leadership = createLeadership({
    platform,
    name: `prostuti-stream:${base}`,
    isVisible: () => isVisible,
    onLead: wake,
    onFollow() {
      stopRest()
      openIfWanted()
    },
    onNewcomer() {
      wake()
      tellUnread()
    },
  })

  function hear(event: StreamEvent): void {
    if (event.type === 'signed_out') {
      dropLastNotifications(storage, base)
      void askWho(client)
    }
    hub.emit(event)
  }

  function tellUnread(): void {
    const unread = hub.$unread.get()
    if (leadership.isLeading() && unread !== null) post({ event: { type: 'notifications', unread, latest: null } })
  }

  function wake(): void {
    stopRest()
    isResting = false
    openIfWanted()
    if (leadership.isLeading() && !isVisible) restLater()
  }

  /** Nobody may be looking: asks the other tabs, and closes where none answers. */
  function restLater(): void {
    stopRest()
    stopRest = clock.setTimer(() => {
      post({ say: 'anyone' })
      stopRest = clock.setTimer(() => {
        isResting = true
        openIfWanted()
      }, answerMs)
    }, hiddenMs)
  }

  const stop = combine(
    tabs.onMessage(message => {
      if (!isStreamMessage(message, base)) return
      if (message.event) hear(message.event)
      if (message.say === 'anyone' && isVisible) post({ say: 'here' })
      if (message.say === 'here' && leadership.isLeading()) wake()
    }),
    network.onChange(openIfWanted),
    clock.onPause(() => {
      isVisible = false
      leadership.offer()
      if (leadership.isLeading()) restLater()
    }),
    clock.onResume(() => {
      isVisible = true
      leadership.ask()
      if (leadership.isLeading()) wake()
      else post({ say: 'here' })
    }),
  )
  return () => {
    stop()
    stopRest()
    leadership.end()
    connection.close()
  }
}
