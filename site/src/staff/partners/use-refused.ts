import { ApiError } from '@prostuti/sdk'
import { useState } from 'react'
import { type DataKey, toast, useOutdate, useToldAct } from '../foundation/index.ts'

interface Refusable {
  readonly done?: string
  readonly outdates: readonly DataKey[]
}

/** Changes something, and keeps why the server does not take a field, to be shown beside it; any other failure a toast tells. */
export function useRefused() {
  const told = useToldAct()
  const outdate = useOutdate()
  const [problem, setProblem] = useState<string | null>(null)
  async function run(act: () => Promise<unknown>, { done, outdates }: Refusable): Promise<boolean> {
    setProblem(null)
    try {
      await act()
    } catch (error) {
      if (!(error instanceof ApiError) || error.fields.length === 0) return told(() => Promise.reject(error))
      setProblem([...new Set(error.fields.map(({ message }) => message))].join(' '))
      return false
    }
    outdate(...outdates)
    if (done) toast(done)
    return true
  }
  return { problem, setProblem, run }
}
