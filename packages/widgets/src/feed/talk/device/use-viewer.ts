import { useStore } from '@nanostores/react'
import type { UserInfo } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { useEffect, useState } from 'react'
import type { DrawnFor } from '../../../foundation/data/queries.ts'

/** Who looks. */
export interface Viewer {
  /** Somebody with an account, who may write, like and vote. */
  isMember: boolean
  isModerator: boolean
  /** Undefined until the element is awake. */
  user: UserInfo | null | undefined
}

/** The first drawing equals the server's, which knows no session but for whom it draws. */
export function useViewer(client: Prostuti, drawn: DrawnFor | undefined): Viewer {
  const user = useStore(client.auth.$user)
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  if (!isAwake || user === undefined) return { isMember: drawn?.account ?? false, isModerator: false, user: undefined }
  return { isMember: user !== null && !user.is_anonymous, isModerator: user?.is_moderator ?? false, user }
}
