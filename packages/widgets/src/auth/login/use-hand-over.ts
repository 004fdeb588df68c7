import type { UserInfo } from '@prostuti/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type HandOverOptions, handOver, isAnother, warn } from './hand-over.ts'

/** A session that is lost so soon after it was made is not asked for again by itself. */
const tooSoonMs = 5_000

export interface HandOver {
  readonly isBusy: boolean
  readonly failure: unknown
  again(): void
}

interface Options extends HandOverOptions {
  readonly isOn: boolean
  /** Undefined while that is being found out. */
  readonly user: UserInfo | null | undefined
  onSignedIn(user: UserInfo): void
}

/** Keeps signed in whom the page's own server names: at first, when another one comes, and when a session is lost. */
export function useHandOver({ isOn, user, onSignedIn, ...options }: Options): HandOver {
  const { client, person } = options
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [checked, setChecked] = useState<string>()
  const latest = useRef(options)
  latest.current = options
  const lastAt = useRef(Number.NEGATIVE_INFINITY)

  const again = useCallback(() => {
    setBusy(true)
    setFailure(null)
    handOver(latest.current)
      .then(
        someone => {
          lastAt.current = performance.now()
          onSignedIn(someone)
        },
        error => {
          warn(error)
          setFailure(error)
        },
      )
      .finally(() => setBusy(false))
  }, [onSignedIn])

  const isNobody = person === ''
  const isChecked = checked === (person ?? '-')
  useEffect(() => {
    if (!isOn || isChecked || user === undefined) return
    // Another one sat here before, or the page has signed its own person out.
    const leaves = user !== null && isAnother({ client, person })
    const left = leaves ? client.auth.signOut().catch(warn) : Promise.resolve()
    left.then(() => setChecked(person ?? '-'))
  }, [isOn, isChecked, user, client, person])
  useEffect(() => {
    if (!isOn || !isChecked || user !== null || isNobody || isBusy || failure !== null) return
    if (performance.now() - lastAt.current > tooSoonMs) again()
    else setFailure(new Error('The session was lost at once'))
  }, [isOn, isChecked, user, isNobody, isBusy, failure, again])
  return { isBusy, failure, again }
}
