import type { ExamMode, Login, UserInfo } from '@prostuti/contract'
import type { ReadableAtom } from 'nanostores'
import type { Attempt, OpenAttemptOptions } from './exams/attempt/screen/attempt-types.ts'
import type { Http } from './http/http.ts'
import type { Send } from './http/send.ts'
import type { NativeBridge, Platform } from './platform/platform.ts'

/** What a client is made with; all of it may be left out on a page of our own site. */
export interface ProstutiOptions {
  /** Address of the API, ending in `/api/`; default: `/api/` on this page's own origin. */
  base?: string
  /** Address of the calls of job circulars, and of those of the staff, ending in `/`; default: `base`. */
  jobsBase?: string
  adminBase?: string
  language?: 'bn' | 'en'
  /** Storage, clock, network, native bridge; default: the browser's. */
  platform?: Platform
}

/** What a client is made of. */
export interface ClientOptions extends ProstutiOptions {
  platform: Platform
  send: Send
}

/** One client, with a part for each feature. Making one touches neither network nor storage. */
export interface Prostuti {
  readonly language: 'bn' | 'en'
  /** Address of the API. */
  readonly base: string
  readonly auth: {
    /** undefined: not yet known; null: nobody. */
    readonly $user: ReadableAtom<UserInfo | null | undefined>
    /** The bearer token, or null. */
    readonly $token: ReadableAtom<string | null>
    /** Takes over a sign-in that was finished elsewhere: `finishSignIn` of `@prostuti/sdk/auth` ends in it. */
    accept(login: Login): UserInfo
    signInAnonymously(): Promise<UserInfo>
    refresh(): Promise<UserInfo | null>
    signOut(): Promise<void>
  }
  readonly exams: {
    /** Joins (or goes on with) the attempt. The same exam and mode give the same object within a page. */
    openAttempt(options: OpenAttemptOptions): Attempt
    /**
     * Whether this device has a sheet of this person and exam: opening the attempt then goes on with it and starts no clock.
     * False where the device can read nothing.
     */
    hasSheet(exam: string, mode: ExamMode): Promise<boolean>
    /**
     * Sheets on this device that the server has not received yet, whatever exam or person they belong to.
     * Opening an attempt starts sending them; a page without one calls `resumeOutbox`.
     */
    readonly $outbox: ReadableAtom<readonly { exam: string; submission: string; since: number }[]>
    /** Reads what waits on this device and sends it, each sheet in its owner's name. Safe to call again. */
    resumeOutbox(): Promise<void>
    /** Whether this device can keep answers: asked before the start, so that a warning comes in time. */
    checkStorage(): Promise<'ok' | 'failing'>
  }
  /** The one way to the server, for the parts that have entries of their own (`exams`, `exams/lobby`, `exams/queries`). */
  readonly http: Http
  /** The place it runs in, for the same parts. */
  readonly platform: Platform
  /** The server's clock in milliseconds, as well as it is known. */
  now(): number
  /**
   * Whether the server has confirmed `now`, to within ten seconds. Where it has not, on a page that it did not draw, or since
   * the device slept or its clock was set, `now` is a guess, and nothing is over on a guess. `watchTime` of
   * `@prostuti/sdk/exams/clock/confirmed-time` asks for it.
   */
  readonly $timeKnown: ReadableAtom<boolean>
  /** Set inside a native wrapper: success and failure go there instead of the page (specification §4, exam exit). */
  readonly nativeBridge?: NativeBridge
}
