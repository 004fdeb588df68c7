import { useState } from 'react'
import { useChange, useStaff, useTexts } from '../foundation/index.ts'

/** Does failed tasks again, one after the other. */
export function useRetry() {
  const t = useTexts('system')
  const admin = useStaff()
  const change = useChange()
  const [isRetrying, setRetrying] = useState(false)
  const retry = async (ids: readonly string[]) => {
    setRetrying(true)
    await change(
      async () => {
        for (const id of ids) await admin.system.retry(id)
      },
      { done: t('system.retried'), outdates: [['system']] },
    )
    setRetrying(false)
  }
  return { retry, isRetrying }
}
