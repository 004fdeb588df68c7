import type { Notification, NotificationSettings } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { failure, fakeClient, now, nusrat } from './fake-client.ts'

const hour = 3_600_000

/** One that was told so many hours ago. */
export const told = (id: number, part: Partial<Notification> = {}, hoursAgo = 1): Notification => ({
  ...{ id: String(id), kind: 'exam_soon', topic: 'exams', title: `বার্তা ${id}`, body: 'ব্যাংক গণিত', path: `/exam/${id}` },
  ...{
    web_url: null,
    image: null,
    image_alt: '',
    is_new: false,
    created_at: new Date(now - hoursAgo * hour).toISOString(),
  },
  ...part,
})

export const settings: NotificationSettings = {
  topics: { exams: true, results: true, reports: true, talk: true, searches: true, deadlines: false, news: true },
  lost: [],
  push_key: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  devices: [
    { id: '3', channel: 'web', name: 'Chrome, Android', created_at: '2026-11-01T10:00:00.000Z' },
    { id: '4', channel: 'web', name: 'Firefox, Windows', created_at: '2026-10-01T10:00:00.000Z' },
  ],
}

interface Call {
  id: string
  body?: unknown
  query?: { cursor?: string }
  params?: { id: string }
}

/** A server with these notifications, newest first; it refuses with `refusal` as long as there is one. */
export function notificationServer(rows: readonly Notification[] = [], pageSize = 20) {
  const calls: Call[] = []
  const state = { rows: [...rows], settings, refusal: undefined as string | undefined }
  const unread = () => state.rows.filter(({ is_new }) => is_new).length
  const answers: Record<string, (call: Call) => unknown> = {
    'notifications.listMyNotifications'({ query }) {
      const from = Number(query?.cursor ?? 0)
      const next = from + pageSize < state.rows.length ? `/x?cursor=${from + pageSize}` : null
      const results = state.rows.slice(from, from + pageSize)
      return { count: state.rows.length, next, previous: null, results, unread: unread() }
    },
    'notifications.readMyNotifications'({ body }) {
      const { until } = body as { until: string }
      const from = state.rows.findIndex(({ id }) => id === until)
      state.rows = state.rows.map((row, index) => (index >= from ? { ...row, is_new: false } : row))
      return { unread: unread() }
    },
    'notifications.openNotification'({ params }) {
      state.rows = state.rows.map(row => (row.id === params?.id ? { ...row, is_new: false } : row))
      return { unread: unread() }
    },
    'notifications.getNotificationSettings': () => state.settings,
    'notifications.updateNotificationSettings'({ body }) {
      const { topics } = body as Pick<NotificationSettings, 'topics'>
      state.settings = { ...state.settings, topics: { ...state.settings.topics, ...topics } }
      return state.settings
    },
    'notifications.deletePushSubscription'({ params }) {
      state.settings = { ...state.settings, devices: state.settings.devices.filter(({ id }) => id !== params?.id) }
    },
  }
  const call = async ({ id }: { id: string }, parts: Omit<Call, 'id'> = {}) => {
    calls.push({ id, ...parts })
    if (state.refusal) throw failure(state.refusal, state.refusal === 'network_lost' ? 0 : 500)
    const answer = answers[id]
    if (!answer) throw new Error(`the suite did not expect ${id}`)
    return answer({ id, ...parts })
  }
  const client = fakeClient({ user: nusrat, http: { call } as unknown as Prostuti['http'] })
  return { client, calls, state, asked: (id: string) => calls.filter(each => each.id === `notifications.${id}`) }
}
