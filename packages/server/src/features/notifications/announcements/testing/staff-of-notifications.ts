import type { AudienceFunnel, StaffNotification } from '@prostuti/contract'
import { moderator } from '../../../../testing/staff.ts'
import type { Answer, TestApp } from '../../../../testing/test-app.ts'

interface Problem {
  readonly code: string
  readonly affected?: number
  readonly errors: readonly { path: string; code: string }[]
}

const nobodyLeftOut = { programs: [], goals: [], districts: [] }

/** Of a draft; what is left out is as any. */
interface Given extends Readonly<Record<string, unknown>> {
  readonly audience?: object
}

/** A moderator who writes notifications, and the sweep that sends them. */
export async function staffOfNotifications(testApp: TestApp) {
  const person = await moderator(testApp)
  const call = <T>(method: string, path: string, body?: unknown): Promise<Answer<T & Problem>> =>
    person.call<T & Problem>(method, `firebase/v1/${path}`, body)
  const draft = async (given: object = {}): Promise<StaffNotification> => {
    const { status, body, text } = await call<StaffNotification>('POST', 'notifications/', {
      ...{ title: { bn: 'কাল সকাল ১০টায় মডেল টেস্ট' }, body: { bn: '১০০ প্রশ্ন, ৬০ মিনিট।' } },
      ...{ topic: 'exams', page: 'upcoming_exams' },
      ...given,
    })
    if (status !== 200) throw new Error(text)
    return body
  }
  const count = async (audience: object = {}) =>
    (await call<AudienceFunnel>('POST', 'audience/', { audience: { ...nobodyLeftOut, ...audience }, topic: 'exams' }))
      .body
  const schedule = ({ id, revision }: Pick<StaffNotification, 'id' | 'revision'>, people: number) =>
    call<StaffNotification>('POST', `notifications/${id}/schedule/`, { revision, people })
  return {
    ...{ person, call, draft, count, schedule },
    read: async (id: string) => (await call<StaffNotification>('GET', `notifications/${id}/?details=true`)).body,
    stop: ({ id, revision }: Pick<StaffNotification, 'id' | 'revision'>) =>
      call<StaffNotification>('POST', `notifications/${id}/stop/`, { revision }),
    /** A draft for these, scheduled for as many as there are. */
    send: async (given: Given = {}): Promise<StaffNotification> => {
      const audience = { ...nobodyLeftOut, ...given.audience }
      const { status, body, text } = await schedule(await draft({ ...given, audience }), (await count(audience)).people)
      if (status !== 200) throw new Error(text)
      return body
    },
    /** What every process does every two seconds. */
    async sweep(signal: globalThis.AbortSignal = new AbortController().signal): Promise<void> {
      await testApp.app.features.notifications.sweeps?.at(-1)?.run(signal)
    },
    /** Of one notification, who was told how often, by the number of its date. */
    async told({ id }: Pick<StaffNotification, 'id'>, number = 0): Promise<string[]> {
      const { rows } = await testApp.db.pool.query<{ user_id: string }>(
        `select user_id::text from notifications where kind = 'announcement' and key = $1 order by user_id`,
        [`${id}:${number}`],
      )
      return rows.map(row => row.user_id)
    },
  }
}

export type StaffOfNotifications = Awaited<ReturnType<typeof staffOfNotifications>>
