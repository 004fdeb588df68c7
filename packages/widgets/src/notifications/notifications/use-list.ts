import type { Notification } from '@prostuti/contract'
import {
  keepLastNotifications,
  type MyNotifications,
  notificationsApiOf,
  onStreamEvent,
  readLastNotifications,
  tellUnread,
} from '@prostuti/sdk/notifications'
import { useEffect, useRef, useState } from 'react'
import { toast } from '../../foundation/page/toast.ts'
import { codeOf } from '../../foundation/text/error-text.ts'
import type { NotificationsProps } from './notifications.props.ts'

export interface NotificationList {
  /** Newest first; undefined: none have come yet. */
  rows: readonly Notification[] | undefined
  /** When the first page came, in milliseconds since 1970 by the server's clock. */
  at: number
  /** The network is gone, and these are the rows of `at`. */
  isOld: boolean
  /** Came while the list was open: shown once they are asked for. */
  waiting: number
  hasMore: boolean
  error: unknown
  loading: boolean
  marking: boolean
  more(): void
  reload(): void
  markAll(): void
}

interface State {
  rows?: readonly Notification[]
  next: string | null
  at: number
  isOld: boolean
  error?: unknown
  loading: boolean
}

/** What was drawn so long ago may have been kept by the browser: it is asked for again. */
const freshMs = 60_000
const panelSize = 8

const cursorOf = (next: string) => new URL(next, 'http://own.invalid').searchParams

/** The list of a person. Opening it marks nothing; leaving it marks what was shown. */
export function useList({ client, t, panel, initial, drawn }: NotificationsProps): NotificationList {
  const api = notificationsApiOf(client)
  const [state, setState] = useState<State>(() =>
    initial
      ? { rows: initial.results, next: initial.next, at: drawn?.at ?? client.now(), isOld: false, loading: false }
      : { next: null, at: 0, isOld: false, loading: true },
  )
  const [waiting, setWaiting] = useState<readonly string[]>([])
  const [marking, setMarking] = useState(false)
  const shown = useRef(state)
  shown.current = state

  const take = (list: MyNotifications) => {
    const at = client.now()
    const person = client.auth.$user.get()?.id
    if (person) keepLastNotifications(client.platform.storage, client.base, { person, at, list })
    setState({ rows: list.results, next: list.next, at, isOld: false, loading: false })
    setWaiting([])
    tellUnread(client, list.unread)
  }
  const fail = (error: unknown) => {
    const person = client.auth.$user.get()?.id
    const isOffline = codeOf(error) === 'network_lost'
    const last = isOffline && person ? readLastNotifications(client.platform.storage, client.base, person) : null
    setState(before => {
      if (before.rows) return { ...before, isOld: isOffline, error: isOffline ? undefined : error, loading: false }
      if (last) return { rows: last.list.results, next: null, at: last.at, isOld: true, loading: false }
      return { ...before, error, loading: false }
    })
  }
  const reload = () => {
    setState(before => ({ ...before, loading: true }))
    api.mine({ pageSize: panel ? panelSize : undefined }, { fresh: true }).then(take, fail)
  }
  const more = () => {
    const { next, rows = [] } = shown.current
    if (!next) return
    setState(before => ({ ...before, loading: true, error: undefined }))
    const query = cursorOf(next)
    const page = { cursor: query.get('cursor') ?? undefined, page: Number(query.get('page')) || undefined }
    api.mine(page).then(
      list => {
        const known = new Set(rows.map(({ id }) => id))
        const added = list.results.filter(({ id }) => !known.has(id))
        setState(before => ({ ...before, rows: [...rows, ...added], next: list.next, loading: false }))
      },
      error => setState(before => ({ ...before, error, loading: false })),
    )
  }
  const seeAll = () =>
    setState(before => ({ ...before, rows: before.rows?.map(row => (row.is_new ? { ...row, is_new: false } : row)) }))

  useEffect(() => {
    if (initial && drawn && client.now() - drawn.at < freshMs && client.auth.$user.get()?.id === drawn.person) {
      const { person, at } = drawn
      if (person) keepLastNotifications(client.platform.storage, client.base, { person, at, list: initial })
    } else reload()
    const stopNetwork = client.platform.network.onChange(online => {
      if (online) reload()
      else setState(before => (before.rows ? { ...before, isOld: true } : before))
    })
    const stopNews = onStreamEvent('notifications', ({ latest }) => {
      const { rows } = shown.current
      if (!latest || !rows || rows.some(({ id }) => id === latest.id)) return
      if (rows.length === 0) reload()
      else setWaiting(before => (before.includes(latest.id) ? before : [...before, latest.id]))
    })
    const stopSession = onStreamEvent('signed_out', () => {
      setState({ rows: undefined, next: null, at: 0, isOld: false, error: { code: 'not_signed_in' }, loading: false })
    })
    return () => {
      stopNetwork()
      stopNews()
      stopSession()
    }
  }, [client])

  useLeaving(() => {
    const newest = shown.current.rows?.[0]
    if (!newest?.is_new) return
    seeAll()
    api.readUntil(newest.id, { keepalive: true }).then(
      unread => tellUnread(client, unread),
      error => console.warn('prostuti: what was looked at stays new', error),
    )
  })

  return {
    rows: state.rows,
    at: state.at,
    isOld: state.isOld,
    waiting: waiting.length,
    hasMore: state.next !== null && !state.isOld,
    error: state.error,
    loading: state.loading,
    marking,
    more,
    reload,
    async markAll() {
      const newest = state.rows?.[0]
      if (!newest) return
      setMarking(true)
      try {
        tellUnread(client, await api.readUntil(newest.id))
        seeAll()
      } catch (error) {
        console.warn('prostuti: the notifications were not marked', error)
        toast(t('notifications.not_marked'), 'wrong')
      } finally {
        setMarking(false)
      }
    },
  }
}

/** When the list goes: its element is taken away, or the page is left. */
function useLeaving(leave: () => void): void {
  const latest = useRef(leave)
  latest.current = leave
  useEffect(() => {
    const left = () => latest.current()
    addEventListener('pagehide', left)
    return () => {
      removeEventListener('pagehide', left)
      left()
    }
  }, [])
}
