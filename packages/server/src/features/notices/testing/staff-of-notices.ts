import type { GovtResult, Notice, SeatPlan, StaffGovtResult, StaffNotice, StaffSeatPlan } from '@prostuti/contract'
import { moderator } from '../../../testing/staff.ts'
import type { Answer, TestApp } from '../../../testing/test-app.ts'

const api = 'core/v1/'

interface Problem {
  readonly code: string
  readonly errors: readonly { path: string; code: string }[]
}

type Asked<T> = Promise<Answer<T & Problem>>

/** A file in a form. */
export function form(content: string | Uint8Array, name = 'ফল.csv'): FormData {
  const form = new FormData()
  form.set('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], name))
  return form
}

let written = 0

/** A moderator who writes seat plans, results and notices. */
export async function staffOfNotices(testApp: TestApp) {
  const person = await moderator(testApp)
  const call = <T>(method: string, path: string, body?: unknown): Asked<T> =>
    person.call<T & Problem>(method, `${api}${path}`, body)
  const range = { name: 'নমুনা কলেজ', hall: '', address: '', from: 1, to: 9 }
  return {
    person,
    call,
    plan: (given: object = {}) =>
      call<StaffSeatPlan>('POST', 'admin-seat-plans/', {
        ...{ title: `আসন বিন্যাস ${++written}`, exam_date: '2026-12-20', ranges: [range] },
        ...given,
      }),
    changePlan: (id: string, body: object) => call<StaffSeatPlan>('PATCH', `admin-seat-plans/${id}/`, body),
    result: (given: object = {}) =>
      call<StaffGovtResult>('POST', 'admin-govt-results/', { title: `নিয়োগের ফল ${++written}`, ...given }),
    changeResult: (id: string, body: object) => call<StaffGovtResult>('PATCH', `admin-govt-results/${id}/`, body),
    notice: (given: object = {}) =>
      call<StaffNotice>('POST', 'admin-notices/', { title: `নোটিশ ${++written}`, body: 'কথা', ...given }),
    changeNotice: (id: string, body: object) => call<StaffNotice>('PATCH', `admin-notices/${id}/`, body),
  }
}

export type StaffOfNotices = Awaited<ReturnType<typeof staffOfNotices>>

/** What learners read of notices. */
export interface Page<T> {
  readonly count: number
  readonly next: string | null
  readonly previous: string | null
  readonly results: T[]
}
export type Shown = { plan: SeatPlan; result: GovtResult; notice: Notice }
