import type { ExamDetails, UserInfo } from '@prostuti/contract'
import type { Attempt, NativeBridge, OpenAttemptOptions, Prostuti } from '@prostuti/sdk'
import { memoryPlatform } from '@prostuti/sdk/platform/memory'
import { atom, type WritableAtom } from 'nanostores'

export interface FakeClientOptions {
  attempt: Attempt
  user?: UserInfo | null
  $user?: WritableAtom<UserInfo | null | undefined>
  /** As if the page stood in an app of ours. */
  nativeBridge?: NativeBridge
  /** What the server tells of the exam. */
  exam?: () => Promise<ExamDetails>
  /** This device has a sheet of the exam. */
  hasSheet?: boolean
  /** Hears what the player opened. */
  onOpen?: (options: OpenAttemptOptions) => void
}

export const fakeUser: UserInfo = {
  id: '1',
  is_moderator: false,
  name: 'Nusrat',
  first_name: 'Nusrat',
  last_name: '',
  email: 'learner@sandbox.prostuti.example',
  picture: '',
  profile: { tags: [], rank_alias: null },
  billing_profile: { coins: 0, program_personalize_option: [], premium_until: null, last_bonus_on: null },
} as unknown as UserInfo

/** A client that knows one attempt and one person. */
export function createFakeClient({
  attempt,
  user = fakeUser,
  $user = atom<UserInfo | null | undefined>(user),
  onOpen,
  nativeBridge,
  exam,
  hasSheet = false,
}: FakeClientOptions): Prostuti {
  const unused = () => Promise.reject(new Error('the fake client does not do this'))
  return {
    language: 'bn',
    base: '/api/',
    $timeKnown: atom(true),
    platform: memoryPlatform(),
    http: { call: (exam ?? unused) as unknown as Prostuti['http']['call'], read: unused },
    auth: {
      $user,
      $token: atom(null),
      accept: ({ user_info }) => user_info,
      signInAnonymously: async () => {
        $user.set(fakeUser)
        return fakeUser
      },
      refresh: async () => $user.get() ?? null,
      signOut: async () => $user.set(null),
    },
    exams: {
      openAttempt: options => {
        onOpen?.(options)
        return attempt
      },
      hasSheet: async () => hasSheet,
      $outbox: atom([]),
      resumeOutbox: async () => {},
      checkStorage: async () => 'ok',
    },
    ...(nativeBridge && { nativeBridge }),
    now: () => Date.parse('2026-11-21T05:17:00Z'),
  }
}
