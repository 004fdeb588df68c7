import { useStore } from '@nanostores/react'
import type { Prostuti } from '@prostuti/sdk'
import { useEffect } from 'react'
import type { DrawnFor } from '../../foundation/data/queries.ts'
import { type Request, useRequest } from '../../foundation/data/use-request.ts'
import { isGoneBackTo } from '../../foundation/page/gone-back.ts'

interface PersonalOptions<Data> {
  client: Prostuti
  /** Names what is asked for. */
  name: string
  call: () => Promise<Data>
  initial: Data | undefined
  drawn: DrawnFor | undefined
}

/**
 * A call whose answer is another for another person: asked again when somebody signs in or out. What the server has drawn is
 * not asked for a second time, unless it was drawn for somebody else or is gone back to.
 */
export function usePersonal<Data>({ client, name, call, initial, drawn }: PersonalOptions<Data>): Request<Data> {
  const user = useStore(client.auth.$user)
  useEffect(() => {
    if (user === undefined) client.auth.refresh().catch(error => console.warn('prostuti: nobody known yet', error))
  }, [client, user])
  const person = user === undefined ? undefined : (user?.id ?? null)
  const request = useRequest(`${name} ${person}`, call, initial)
  const { retry } = request
  useEffect(() => {
    if (initial === undefined) return
    const isAnothers = drawn && person !== undefined && person !== drawn.person
    if (isAnothers || isGoneBackTo()) retry()
  }, [person, retry])
  return request
}
