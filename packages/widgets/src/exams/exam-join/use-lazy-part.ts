import { useEffect, useState } from 'react'
import type { LazyPart } from '../../foundation/define-widget.ts'
import { keepTrying } from '../../foundation/keep-trying.ts'
import type { ExamJoinProps } from './exam-join.props.ts'

/** A part of the screen that is fetched once it is wanted, again until it comes, with its words and its style; null until then. */
export function useLazyPart<Part extends LazyPart>(
  { extend }: Pick<ExamJoinProps, 'extend'>,
  wanted: boolean,
  load: () => Promise<Part>,
): Part | null {
  const [part, setPart] = useState<Part | null>(null)
  // Without `load`: a part is the same part whoever asks for it.
  useEffect(() => {
    if (!wanted) return
    return keepTrying(async () => {
      const found = await load()
      await extend(found)
      setPart(found)
    })
  }, [extend, wanted])
  return part
}
