import type { QuestionPreview } from '@prostuti/contract'
import { useEffect, useState } from 'react'
import { useStaff } from '../../foundation/index.ts'
import type { passageOf, textsOf } from './question-values.ts'

type Previewed = ReturnType<typeof textsOf> & ReturnType<typeof passageOf>

const pauseMs = 300

/** What learners will see of what is typed, a moment after the last letter; null before the first answer. */
export function usePreview(texts: Previewed, id: string | null): QuestionPreview | null {
  const admin = useStaff()
  const [preview, setPreview] = useState<QuestionPreview | null>(null)
  const key = JSON.stringify(texts)
  useEffect(() => {
    let isOver = false
    const ask = () =>
      admin.questions
        .preview({ id, ...(JSON.parse(key) as Previewed) })
        .then(answer => void (!isOver && setPreview(answer)))
        // The last one stays: saving tells what is wrong.
        .catch((error: unknown) => console.warn('a preview did not come', error))
    const timer = setTimeout(ask, pauseMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [admin, id, key])
  return preview
}
