import { type AskedRight, mayDo, type Role, seesKeys } from '@prostuti/contract'

/** The person who calls. */
export interface Viewer {
  readonly id: bigint
  /** Null: not of the staff. */
  readonly role: Role | null
  /** Of the staff, in whichever role. */
  readonly isModerator: boolean
  /** Signed in by a device's secret alone. */
  readonly isAnonymous: boolean
  /**
   * `partner`: the token of a partner's page, for exams and jobs alone. `view_as`: of the staff, who see what this person sees and
   * change nothing.
   */
  readonly scope: 'full' | 'partner' | 'view_as'
  /** Hash of the session's token, in hex; ends the session. */
  readonly tokenHash: string
  /** Of scope `view_as`: how long it still stands. */
  readonly secondsLeft?: number
}

/** The person of a token. Throws `not_signed_in`. */
export type Authenticate = (token: string) => Promise<Viewer>

/** Whether a person's role has a right; on a partner's page it has none. */
export const holds = (viewer: Viewer | null, right: AskedRight): boolean =>
  viewer?.scope === 'full' && mayDo(viewer.role, right)

/** Whether a person reads keys before learners do: by their role, and on no partner's page. */
export const readsKeys = (viewer: Viewer | null): boolean => viewer?.scope === 'full' && seesKeys(viewer.role)
