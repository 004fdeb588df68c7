import { useStore } from '@nanostores/react'
import type { UserInfo } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { useEffect, useState } from 'react'

/**
 * Who looks, from the second drawing on; undefined before. A server knows no balance: the first drawing has to equal its own,
 * since attributes that differ then are never mended.
 */
export function useKnownUser(client: Prostuti): UserInfo | null | undefined {
  const user = useStore(client.auth.$user)
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return isAwake ? user : undefined
}
