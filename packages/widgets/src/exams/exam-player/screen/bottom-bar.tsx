import type { Attempt } from '@prostuti/sdk'
import { IconBack, IconFlag, IconForward } from '../../../foundation/icons/icons.tsx'
import type { Translate } from '../../../foundation/text/translate.ts'
import { Button } from '../../../foundation/ui/button.tsx'
import { useAtom } from '../../../questions/asked/index.ts'

export interface BottomBarProps {
  attempt: Attempt
  /** The question in view; null on one page, where each question has its own buttons. */
  question: string | null
  first: boolean
  last: boolean
  t: Translate
  onPrevious: () => void
  onNext: () => void
  onSubmit: () => void
}

/** Previous, mark, next: within the thumb's reach. The last question leads to handing in. */
export function BottomBar({ attempt, question, first, last, t, onPrevious, onNext, onSubmit }: BottomBarProps) {
  if (question === null)
    return (
      <footer className="foot">
        <Button onClick={onSubmit}>{t('player.submit')}</Button>
      </footer>
    )
  return (
    <footer className="foot">
      <Button onClick={onPrevious} disabled={first}>
        <IconBack />
        {t('player.previous')}
      </Button>
      <MarkButton key={question} attempt={attempt} question={question} t={t} />
      <Button kind="primary" onClick={last ? onSubmit : onNext}>
        {t(last ? 'player.submit' : 'player.next')}
        <IconForward />
      </Button>
    </footer>
  )
}

function MarkButton({ attempt, question, t }: Pick<BottomBarProps, 'attempt' | 't'> & { question: string }) {
  const marked = useAtom(attempt.$entry(question), entry => entry?.marked ?? false)
  return (
    <button
      type="button"
      className="ui-button mark"
      part="button"
      aria-pressed={marked}
      onClick={() => attempt.mark(question, !marked)}
    >
      <span>
        <IconFlag />
        {t('player.mark')}
      </span>
    </button>
  )
}
