import type { Prostuti } from '@prostuti/sdk'
import { memoryPlatform } from '@prostuti/sdk/platform/memory'
import { atom } from 'nanostores'

const never = () => new Promise<never>(() => undefined)

/** A client that asks nobody and holds nothing open: what a server draws was handed to it, and nobody is signed in. */
export const silentClient: Prostuti = {
  language: 'bn',
  base: '/api/',
  platform: memoryPlatform(),
  now: () => Date.now(),
  $timeKnown: atom(true),
  http: { call: never, read: never },
  auth: {
    $user: atom(undefined),
    $token: atom(null),
    accept: ({ user_info }) => user_info,
    signInAnonymously: never,
    refresh: never,
    signOut: never,
  },
  exams: {
    resumeOutbox: never,
    checkStorage: never,
    hasSheet: never,
    $outbox: atom([]),
    openAttempt: () => {
      throw new Error('an attempt is taken in a browser')
    },
  },
}
