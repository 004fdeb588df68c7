import type { BackgroundTask } from '@prostuti/contract'
import { useEffect, useState } from 'react'
import { useStaff } from '../context/staff-context.ts'

export interface TaskState {
  readonly task: BackgroundTask | null
  readonly error: unknown
}

const everyMs = 1_500

/** How far a task is, asked again and again until it has ended. */
export function useTask(id: string | null): TaskState {
  const admin = useStaff()
  const [state, setState] = useState<TaskState>({ task: null, error: null })
  useEffect(() => {
    setState({ task: null, error: null })
    if (id === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const ask = async () => {
      try {
        const task = await admin.core.task(id)
        if (isOver) return
        setState({ task, error: null })
        if (task.ended_at === null) timer = setTimeout(() => void ask(), everyMs)
      } catch (error) {
        if (isOver) return
        // What it had reached stays to be seen; the network comes back.
        setState(({ task }) => ({ task, error }))
        timer = setTimeout(() => void ask(), everyMs * 4)
      }
    }
    void ask()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [admin, id])
  return state
}
