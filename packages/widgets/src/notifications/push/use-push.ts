import type { NotificationSettings } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import {
  browserPush,
  notificationsApiOf,
  ownDeviceOf,
  type PushPermission,
  turnOffPush,
  turnOnPush,
} from '@prostuti/sdk/notifications'
import { useEffect, useRef, useState } from 'react'

interface PushParts {
  client: Prostuti
  /** Null: this server pushes to no browser. */
  pushKey: string | null
  onSettings?(settings: NotificationSettings): void
}

export interface PushState {
  /** Undefined while nobody has looked: a server that draws knows nothing of the browser. */
  permission: PushPermission | undefined
  /** The id of this browser's own subscription. */
  own: string | undefined
  /** `on`, or the id of a device that is being taken out. */
  busy: string | null
  error: unknown
  /** Called while a person presses something. */
  turnOn(): Promise<PushPermission | null>
  remove(id: string): Promise<void>
}

/** Pushes to this browser, and to the person's other devices. */
export function usePush({ client, pushKey, onSettings }: PushParts): PushState {
  const place = useRef<ReturnType<typeof browserPush>>(null)
  const [permission, setPermission] = useState<PushPermission>()
  const [own, setOwn] = useState<string>()
  const [busy, setBusy] = useState<string | null>(null)
  const [error, setError] = useState<unknown>(null)
  const wasBlocked = useRef(false)

  const look = () => {
    place.current ??= browserPush()
    const now = pushKey ? place.current.permission() : 'unsupported'
    setPermission(now)
    setOwn(ownDeviceOf(client)?.id)
    return now
  }
  const run = async <T>(what: string, act: () => Promise<T>): Promise<T | null> => {
    setBusy(what)
    setError(null)
    try {
      const done = await act()
      onSettings?.(await notificationsApiOf(client).settings())
      return done
    } catch (failure) {
      console.warn('prostuti: pushes were not changed', failure)
      setError(failure)
      return null
    } finally {
      setBusy(null)
      look()
    }
  }
  const turnOn = () =>
    run('on', async () => {
      if (!pushKey) throw new Error('this server pushes to no browser')
      return turnOnPush(client, browserPush(), pushKey)
    })

  useEffect(() => {
    const lookAgain = () => {
      const now = look()
      if (now === 'granted' && wasBlocked.current) void turnOn()
      wasBlocked.current = now === 'denied'
    }
    lookAgain()
    // Permissions change in the browser's own settings, and the person comes back.
    document.addEventListener('visibilitychange', lookAgain)
    addEventListener('focus', lookAgain)
    const stop = client.auth.$user.listen(lookAgain)
    return () => {
      document.removeEventListener('visibilitychange', lookAgain)
      removeEventListener('focus', lookAgain)
      stop()
    }
  }, [client, pushKey])

  return {
    ...{ permission, own, busy, error, turnOn },
    async remove(id) {
      await run(id, () =>
        id === own ? turnOffPush(client, browserPush()) : notificationsApiOf(client).unsubscribe(id),
      )
    },
  }
}
