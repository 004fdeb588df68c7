import type { Http } from '../../http/http.ts'
import { type BookmarkTarget, createExamsApi } from '../exams-api.ts'

export type BookmarkListener = (target: BookmarkTarget, bookmarked: boolean) => void

/** The bookmarks of one client. Every screen of the page that shows one is notified of each change. */
export interface Bookmarks {
  /**
   * Puts a bookmark on or takes it away: listeners are notified at once, and again with the old state where the server refuses
   * (the promise then rejects with its `ApiError`).
   */
  set(target: BookmarkTarget, bookmarked: boolean): Promise<void>
  onChange(listener: BookmarkListener): () => void
}

const known = new WeakMap<Http, Bookmarks>()

/** The same object for the same client. */
export function bookmarksOf({ http }: { http: Http }): Bookmarks {
  const bookmarks = known.get(http) ?? createBookmarks(http)
  known.set(http, bookmarks)
  return bookmarks
}

function createBookmarks(http: Http): Bookmarks {
  const api = createExamsApi(http)
  const listeners = new Set<BookmarkListener>()
  const requests = new Map<string, Promise<void>>()
  const notify: BookmarkListener = (target, bookmarked) => {
    for (const listener of [...listeners]) listener(target, bookmarked)
  }
  return {
    async set(target, bookmarked) {
      notify(target, bookmarked)
      const name = JSON.stringify(target)
      const send = () => (bookmarked ? api.bookmark(target) : api.unbookmark(target))
      // One after another: undoing at once must not overtake what it undoes.
      const turn = (requests.get(name) ?? Promise.resolve()).then(send, send)
      requests.set(name, turn)
      try {
        await turn
      } catch (error) {
        if (requests.get(name) === turn) notify(target, !bookmarked)
        throw error
      }
    },
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
