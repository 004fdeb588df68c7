import { useEffect, useState } from 'react'
import type { LazyPart } from '../../foundation/define-widget.ts'
import type { ExamJoinProps } from './exam-join.props.ts'

/** A part of the screen that is fetched once it is wanted, with its words and its style; null until then, or where it does not come. */
export function useLazyPart<Part extends LazyPart>(
  { extend }: Pick<ExamJoinProps, 'extend'>,
  wanted: boolean,
  load: () => Promise<Part>,
): Part | null {
  const [part, setPart] = useState<Part | null>(null)
  // Without `load`: a part is the same part whoever asks for it.
  useEffect(() => {
    const get = async () => {
      const found = await load()
      await extend(found)
      setPart(found)
    }
    if (wanted) get().catch(error => console.warn('prostuti: a part of the screen does not come', error))
  }, [extend, wanted])
  return part
}
