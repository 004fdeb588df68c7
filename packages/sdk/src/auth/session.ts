import type { UserInfo } from '@prostuti/contract'
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import { toPlainJson } from '../http/plain-json.ts'
import type { Platform } from '../platform/platform.ts'
import { parseSession, type Session, sessionKey } from '../platform/stored-session.ts'

/** Where a session is kept on this device. */
export interface SessionStore {
  /** undefined: a token without its person; null: nobody. */
  readonly $user: ReadableAtom<UserInfo | null | undefined>
  readonly $token: ReadableAtom<string | null>
  token(): string | null
  /** Signs in, on this device's other tabs as well. */
  set(session: Session): void
  /** Forgets the session in this tab. What another tab has signed in with since stays. Sheets are never touched. */
  drop(token: string | null): void
}

interface SessionMessage {
  readonly type: 'session'
  readonly key: string
  readonly session: Session
}

/** The session of one API base: one item of the device's small storage, followed by its tabs. */
export function createSession({ storage, tabs }: Platform, base: string): SessionStore {
  const key = sessionKey(base)
  const $user = atom<UserInfo | null | undefined>(null)
  const $token = atom<string | null>(null)
  let loaded = false

  function load(): void {
    if (loaded) return
    loaded = true
    show(parseSession(storage.getItem(key)))
    tabs.onMessage(message => {
      if (isSessionMessage(message) && message.key === key) show(message.session)
    })
  }

  function show(session: Session | null): void {
    $token.set(session?.token ?? null)
    $user.set(session ? session.user : null)
  }

  return {
    $user: loadedBy(load, $user),
    $token: loadedBy(load, $token),
    token: () => $token.get(),
    set(session) {
      load()
      storage.setItem(key, toPlainJson(session))
      show(session)
      tabs.post({ type: 'session', key, session } satisfies SessionMessage)
    },
    drop(token) {
      load()
      const stored = parseSession(storage.getItem(key))
      const another = stored && stored.token !== token ? stored : null
      if (!another) storage.removeItem(key)
      if ($token.get() === token) show(another)
    },
  }
}

/** A store that is filled when it is first read. */
function loadedBy<T>(load: () => void, store: WritableAtom<T>): ReadableAtom<T> {
  const { listen } = store
  // Reading and subscribing go through here as well.
  store.listen = listener => {
    load()
    return listen(listener)
  }
  return store
}

function isSessionMessage(message: unknown): message is SessionMessage {
  return typeof message === 'object' && message !== null && (message as SessionMessage).type === 'session'
}
