import { useStore } from '@nanostores/react'
import type { Prostuti } from '@prostuti/sdk'
import type { DrawnFor } from '../../foundation/data/queries.ts'

/** Whether whoever looks has no account: a visitor, or somebody who goes on without one. Until that is known, as drawn. */
export function useIsGuest(client: Prostuti, drawn: DrawnFor | undefined): boolean {
  const user = useStore(client.auth.$user)
  return user === undefined ? !drawn?.account : !user || user.is_anonymous
}
