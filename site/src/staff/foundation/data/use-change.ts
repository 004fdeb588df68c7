import { useCallback } from 'react'
import { useStaffContext } from '../context/staff-context.ts'
import { useToldAct } from '../state/use-told-act.ts'
import type { DataKey } from './data-key.ts'

interface ChangeOptions {
  /** Said by a toast once it is done. */
  readonly done?: string
  /** What is not as it was any more: shown, it is read again. */
  readonly outdates: readonly DataKey[]
}

/**
 * Changes something on the server and tells how it went; what it has made old is read again. True once it is done.
 *
 * @example if (await change(() => admin.faqs.delete(id), { done: t('faqs.deleted'), outdates: [['faqs']] })) close()
 */
export function useChange(): (act: () => Promise<unknown>, options: ChangeOptions) => Promise<boolean> {
  const told = useToldAct()
  const outdate = useOutdate()
  return useCallback(
    async (act, { done, outdates }) => {
      const isDone = await told(act, done)
      if (isDone) outdate(...outdates)
      return isDone
    },
    [told, outdate],
  )
}

/** Reads again what is not as it was any more, where something else than `useChange` has changed it: a form, a task. */
export function useOutdate(): (...keys: DataKey[]) => void {
  const { cache } = useStaffContext()
  return useCallback(
    (...keys) => {
      for (const queryKey of keys) void cache.invalidateQueries({ queryKey })
    },
    [cache],
  )
}
