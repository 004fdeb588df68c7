import { useEffect, useRef } from 'react'
import { useAtom } from '../../../questions/asked/index.ts'
import type { ExamPlayerProps } from '../exam-player.props.ts'

const againMs = 4_000

/**
 * The id of who sits here, the last one known: a sign-in that runs out in mid-exam takes nobody's paper away.
 * `signedIn` is undefined while that is being found out.
 */
export function usePerson(
  { client: { auth }, emit, signIn }: ExamPlayerProps,
  onFailed: (error: unknown) => void,
): { person: string | undefined; signedIn: boolean | undefined } {
  const user = useAtom(auth.$user)
  const person = useRef<string>(undefined)
  const wasNobody = useRef(false)
  if (user) person.current = user.id
  useEffect(() => {
    if (user === undefined) return keepAsking(auth.refresh, onFailed)
    if (user === null) {
      wasNobody.current = true
      if (signIn === 'anonymous') auth.signInAnonymously().catch(onFailed)
    } else if (wasNobody.current) {
      wasNobody.current = false
      emit('signed-in', { id: user.id })
    }
  }, [user, signIn, auth, emit, onFailed])
  return { person: person.current, signedIn: user === undefined ? undefined : user !== null }
}

/** A token is here and its person is not: asks until the network answers. Returns what stops it. */
function keepAsking(refresh: () => Promise<unknown>, onFailed: (error: unknown) => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const ask = () =>
    refresh().catch(error => {
      onFailed(error)
      timer = setTimeout(ask, againMs)
    })
  ask()
  return () => clearTimeout(timer)
}
