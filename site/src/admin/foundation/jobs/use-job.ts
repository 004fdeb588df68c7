import type { BackgroundJob } from '@prostuti/contract'
import { useEffect, useState } from 'react'
import { useAdmin } from '../admin-context.ts'

export interface JobState {
  readonly job: BackgroundJob | null
  readonly error: unknown
}

const everyMs = 1_500

/** How far a job is, asked again and again until it has ended. */
export function useJob(id: string | null): JobState {
  const admin = useAdmin()
  const [state, setState] = useState<JobState>({ job: null, error: null })
  useEffect(() => {
    setState({ job: null, error: null })
    if (id === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const ask = async () => {
      try {
        const job = await admin.core.job(id)
        if (isOver) return
        setState({ job, error: null })
        if (job.ended_at === null) timer = setTimeout(() => void ask(), everyMs)
      } catch (error) {
        if (isOver) return
        // What it had reached stays to be seen; the network comes back.
        setState(({ job }) => ({ job, error }))
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
