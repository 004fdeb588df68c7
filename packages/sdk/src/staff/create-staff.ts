import type { Prostuti } from '../client.ts'
import * as features from './features.ts'

type GroupsOfEach = ReturnType<(typeof features)[keyof typeof features]>
type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** The calls of the staff's screens, each feature's groups; the server refuses them to anybody but a moderator. */
export type StaffApi = Together<GroupsOfEach>

/** @example const { results } = await createStaff(createProstuti()).payments.payments({ state: 'held' }) */
export function createStaff(client: Pick<Prostuti, 'http'>): StaffApi {
  return Object.assign({}, ...Object.values(features).map(staffOf => staffOf(client)))
}
