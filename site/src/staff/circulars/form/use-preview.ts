import type { Circular } from '@prostuti/contract'
import { useEffect, useState } from 'react'
import { useStaff } from '../../foundation/index.ts'
import { type CircularValues, toBody } from '../circular/circular-values.ts'
import { withoutProblems } from './check-circular.ts'

const pauseMs = 400

/** What learners would read of what is typed, a moment after the last letter; null before the first answer. */
export function usePreview(values: CircularValues): Circular | null {
  const { circulars: api } = useStaff()
  const [preview, setPreview] = useState<Circular | null>(null)
  // What only staff read is in no preview.
  const key = JSON.stringify(toBody(withoutProblems({ ...values, note: '' })))
  useEffect(() => {
    let isOver = false
    const ask = () =>
      api
        .preview(JSON.parse(key))
        .then(answer => void (!isOver && setPreview(answer)))
        // The last one stays: saving tells what is wrong.
        .catch((error: unknown) => console.warn('a preview did not come', error))
    const timer = setTimeout(ask, pauseMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [api, key])
  return preview
}
