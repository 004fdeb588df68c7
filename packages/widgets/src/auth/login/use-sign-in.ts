import type { Prostuti } from '@prostuti/sdk'
import { finishSignIn, signInWithProvider } from '@prostuti/sdk/auth'
import { useEffect, useRef, useState } from 'react'

type SignInStep = 'google' | 'anonymous' | 'code' | 'sign-out'

type User = NonNullable<Awaited<ReturnType<Prostuti['auth']['refresh']>>>

/** What the sign-in screen does: one step at a time, with the failure of the last one. */
export interface SignIn {
  busy: SignInStep | null
  failure: unknown
  signInWithGoogle(): void
  signInAnonymously(): void
  signOut(): void
}

interface Options {
  client: Prostuti
  next: string | undefined
  /** One-time code of the address, after the provider's page. */
  code: string | undefined
  onSignedIn(user: User): void
  onSignedOut(): void
}

export function useSignIn({ client, next, code, onSignedIn, onSignedOut }: Options): SignIn {
  const [busy, setBusy] = useState<SignInStep | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const finished = useRef<string>(undefined)

  const run = async (step: SignInStep, action: () => Promise<void>) => {
    setFailure(null)
    setBusy(step)
    try {
      await action()
    } catch (error) {
      setFailure(error)
    }
    setBusy(null)
  }
  // Once for each code: it is good for one use, and an effect may run twice.
  useEffect(() => {
    if (!code || finished.current === code) return
    finished.current = code
    void run('code', async () => onSignedIn(await finishSignIn(client, code)))
  })

  return {
    busy,
    failure,
    signInWithGoogle: () => void run('google', () => signInWithProvider(client, next)),
    signInAnonymously: () => void run('anonymous', async () => onSignedIn(await client.auth.signInAnonymously())),
    signOut: () =>
      void run('sign-out', async () => {
        await client.auth.signOut()
        onSignedOut()
      }),
  }
}
