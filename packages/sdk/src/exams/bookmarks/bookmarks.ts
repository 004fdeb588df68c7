import type { Http } from '../../http/http.ts'
import type { Platform } from '../../platform/platform.ts'
import { type BookmarkTarget, createExamsApi } from '../exams-api.ts'

/** What is kept, of whatever feature. */
export type KeptTarget = BookmarkTarget | { circular: string }

type BookmarkListener = (...change: BookmarkChange) => void
type BookmarkChange = [target: KeptTarget, bookmarked: boolean]

/** The bookmarks of one client. Every screen that shows one is notified of each change, in the other tabs too. */
export interface Bookmarks {
  /**
   * Puts a bookmark on or takes it away: listeners are notified at once, and again with the old state where the server refuses
   * (the promise then rejects with its `ApiError`).
   */
  set(target: BookmarkTarget, bookmarked: boolean): Promise<void>
  /** What other calls keep than those of exams: `send` makes them. */
  set(target: KeptTarget, bookmarked: boolean, send: () => Promise<unknown>): Promise<void>
  onChange(listener: BookmarkListener): () => void
  /** What is shown already and the server has not answered yet. */
  pending(): BookmarkChange[]
}

const known = new WeakMap<Http, Bookmarks>()

/** The same object for the same client. */
export function bookmarksOf({ http, platform }: { http: Http; platform?: Pick<Platform, 'tabs'> }): Bookmarks {
  const bookmarks = known.get(http) ?? createBookmarks(http, platform)
  known.set(http, bookmarks)
  return bookmarks
}

/** What one tab sends to the others. */
interface Flipped {
  type: 'bookmark'
  target: KeptTarget
  bookmarked: boolean
}

const isFlipped = (message: unknown): message is Flipped =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'bookmark'

function createBookmarks(http: Http, platform: Pick<Platform, 'tabs'> | undefined): Bookmarks {
  const api = createExamsApi(http)
  const listeners = new Set<BookmarkListener>()
  const requests = new Map<string, { turn: Promise<unknown>; change: BookmarkChange }>()
  const notify: BookmarkListener = (target, bookmarked) => {
    for (const listener of [...listeners]) listener(target, bookmarked)
  }
  platform?.tabs.onMessage(message => {
    if (isFlipped(message)) notify(message.target, message.bookmarked)
  })
  return {
    async set(
      target: BookmarkTarget,
      bookmarked: boolean,
      send: () => Promise<unknown> = () => (bookmarked ? api.bookmark(target) : api.unbookmark(target)),
    ) {
      notify(target, bookmarked)
      const name = JSON.stringify(target)
      // One after another: undoing at once must not overtake what it undoes.
      const turn = (requests.get(name)?.turn ?? Promise.resolve()).then(send, send)
      const isNewest = () => requests.get(name)?.turn === turn
      requests.set(name, { turn, change: [target, bookmarked] })
      try {
        await turn
        platform?.tabs.post({ type: 'bookmark', target, bookmarked } satisfies Flipped)
      } catch (error) {
        if (isNewest()) notify(target, !bookmarked)
        throw error
      } finally {
        if (isNewest()) requests.delete(name)
      }
    },
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    pending: () => [...requests.values()].map(({ change }) => change),
  }
}
