import { type ReactNode, useState } from 'react'
import { trusted } from '../../../foundation/look/trusted-html.ts'
import type { Translate } from '../../../foundation/text/translate.ts'
import { passageTitle } from '../first-paint/player-shell.ts'
import type { SheetUnit } from '../state/sheet-units.ts'

/** A text that several questions share: it stays above them, within reach, and folds away. */
export function Passage({
  unit,
  hidden,
  t,
  children,
}: {
  unit: SheetUnit
  hidden?: boolean
  t: Translate
  children: ReactNode
}) {
  const [text] = useState(() => ({ __html: trusted(unit.passage ?? '') }))
  return (
    <section className="shared" data-count={unit.count} hidden={hidden}>
      <details open>
        <summary>{passageTitle(unit.questions[0]!.questionIndex + 1, unit.count, t)}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be within reach of the keyboard */}
        <div className="text" dir="auto" tabIndex={0} dangerouslySetInnerHTML={text} />
      </details>
      {children}
    </section>
  )
}
