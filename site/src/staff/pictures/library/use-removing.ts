import { useState } from 'react'
import { useChange, useStaff, useTexts } from '../../foundation/index.ts'

/** Deletes pictures, and takes that back for as long as the bar stands. */
export function useRemoving(onRemoved: (ids: readonly string[]) => void) {
  const t = useTexts('pictures')
  const admin = useStaff()
  const change = useChange()
  const [removed, setRemoved] = useState<readonly string[] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const outdates = [['images']] as const
  return {
    removed,
    isBusy,
    async remove(ids: readonly string[]): Promise<void> {
      if (!(await change(() => admin.images.remove(ids), { outdates }))) return
      setRemoved(ids)
      onRemoved(ids)
    },
    async restore(): Promise<void> {
      const ids = removed ?? []
      setBusy(true)
      const done = t('pictures.restored', { count: ids.length })
      if (await change(() => admin.images.restore(ids), { done, outdates })) setRemoved(null)
      setBusy(false)
    },
    close: () => setRemoved(null),
  }
}
