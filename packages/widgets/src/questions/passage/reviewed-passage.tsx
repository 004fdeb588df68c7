import type { ReactNode } from 'react'
import type { Translate } from '../../foundation/text/translate.ts'
import { Html } from '../text/index.ts'

interface ReviewedPassageProps {
  /** The text that these questions share, if they do: safe HTML. */
  html: string | undefined
  /** By their places in the sheet, counted from 0. */
  items: readonly { questionIndex: number }[]
  t: Translate
  children: ReactNode
}

/** Questions under the text that they share; it folds away. */
export function ReviewedPassage({ html, items, t, children }: ReviewedPassageProps) {
  if (html === undefined) return children
  const [from, to] = [items[0]!.questionIndex + 1, items.at(-1)!.questionIndex + 1]
  return (
    <>
      <details className="solution-passage" open>
        <summary>
          {from === to ? t('solutions.passage_single', { from }) : t('solutions.passage', { from, to })}
        </summary>
        <Html html={html} />
      </details>
      {children}
    </>
  )
}
