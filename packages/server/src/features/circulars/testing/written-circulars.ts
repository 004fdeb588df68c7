import type { StaffCircular } from '@prostuti/contract'
import { addDays, dhakaDay } from '../../../platform/dhaka-day.ts'
import type { Person, TestApp } from '../../../testing/test-app.ts'

let made = 0

/** What staff write of a circular like no other, which can be published; `given` says otherwise. */
export const circularForm = (given: Record<string, unknown> = {}) => ({
  title: `নমুনা অফিস সহকারী ${++made}`,
  company: 'নমুনা পৌরসভা',
  requirements: 'এইচএসসি বা সমমান',
  ...given,
})

/** The day so many days from now in Dhaka. */
export const dayFromNow = ({ clock }: Pick<TestApp, 'clock'>, days: number): string =>
  addDays(dhakaDay(clock.now()), days)

/** A draft. */
export async function writeCircular(staff: Person, given?: Record<string, unknown>): Promise<StaffCircular> {
  const { status, body, text } = await staff.call<StaffCircular>('POST', 'job/v1/jobs/', circularForm(given))
  if (status !== 200) throw new Error(text)
  return body
}

/** Does one act to one circular. Resolves to its id. */
export async function act(staff: Person, name: string, { id, revision }: Pick<StaffCircular, 'id' | 'revision'>) {
  return staff.call<{
    changed: { id: string; state: number; revision: number }[]
    left: { id: string; title: string; problem: string }[]
    kept_searches: number
  }>('PUT', 'job/v1/admin/job-states/', { act: name, circulars: [{ id, revision }] })
}

/** A circular that is out. Resolves to its id. */
export async function publishCircular(staff: Person, given?: Record<string, unknown>): Promise<string> {
  const written = await writeCircular(staff, given)
  const { status, text, body } = await act(staff, 'approve', written)
  if (status !== 200 || body.changed.length !== 1) throw new Error(text)
  return written.id
}
