import type { Attempt } from '@prostuti/sdk'
import { formatTime } from '@prostuti/sdk/i18n/format-time'
import { type ReactNode, useMemo, useRef } from 'react'
import type { Language, Translate } from '../../../foundation/text/translate.ts'
import { Button } from '../../../foundation/ui/button.tsx'
import { Dialog } from '../../../foundation/ui/dialog.tsx'
import { Counts, Palette, useAtomAfterPaint } from '../../../questions/asked/index.ts'
import type { Preferences } from '../state/preferences.ts'
import type { SheetQuestion } from '../state/sheet-units.ts'
import { savedSentence } from './saved-state.ts'
import type { ViewChoices } from './view-choices.tsx'

/** What the panel shows once it has loaded. */
export interface LazyPanelParts {
  ViewChoices: typeof ViewChoices
}

export interface SidePanelProps {
  attempt: Attempt
  questions: readonly SheetQuestion[]
  questionIndex: number
  /** Room to stand beside the questions; else a dialog that `open` opens. */
  wide: boolean
  open: boolean
  lazyParts: LazyPanelParts | null
  onLazyParts: () => void
  signInAgain?: ReactNode
  preferences: Preferences
  onPreferences: (change: Partial<Preferences>) => void
  onGo: (questionIndex: number) => void
  onClose: () => void
  onSubmit: () => void
  language: Language
  t: Translate
}

/** Saved state, palette, view choices and the submit button: an aside on a wide element, a dialog on a narrow one. */
export function SidePanel({ wide, open, onClose, onSubmit, t, ...rest }: SidePanelProps) {
  const content = <SidePanelContent {...rest} t={t} />
  const submit = (
    <Button kind={wide ? 'plain' : 'primary'} onClick={onSubmit}>
      {t('player.submit')}
    </Button>
  )
  if (wide)
    return (
      <aside className="side-panel">
        {content}
        {submit}
      </aside>
    )
  const actions = (
    <>
      <Button onClick={onClose}>{t('player.keep_on')}</Button>
      {submit}
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title={t('player.palette')} actions={actions}>
      {open ? content : null}
    </Dialog>
  )
}

type SidePanelContentProps = Omit<SidePanelProps, 'wide' | 'open' | 'onClose' | 'onSubmit'>

function SidePanelContent({
  attempt,
  questions,
  questionIndex,
  lazyParts,
  onLazyParts,
  signInAgain,
  preferences,
  onPreferences,
  onGo,
  language,
  t,
}: SidePanelContentProps) {
  const sync = useAtomAfterPaint(attempt.$view, view => savedSentence(view.sync, t))
  const deadline = attempt.$view.get().joined?.deadline
  const ids = useMemo(() => questions.map(question => question.id), [questions])
  return (
    <>
      <p className="ui-small ui-muted">
        {deadline ? `${t('player.ends', { time: formatTime(deadline, language) })} · ` : ''}
        {signInAgain ? t('player.signed_out_text') : sync}
      </p>
      {signInAgain}
      <Counts attempt={attempt} t={t} />
      <Palette
        attempt={attempt}
        ids={ids}
        questionIndex={questionIndex}
        reached={useReached(attempt, ids, questionIndex)}
        language={language}
        t={t}
        onGo={onGo}
      />
      <details className="view" onToggle={onLazyParts}>
        <summary>{t('player.view')}</summary>
        {lazyParts ? <lazyParts.ViewChoices preferences={preferences} onChange={onPreferences} t={t} /> : null}
      </details>
    </>
  )
}

/** Index of the furthest question viewed or answered: unanswered questions before it were skipped. */
function useReached(attempt: Attempt, ids: readonly string[], questionIndex: number): number {
  const furthest = useRef(-1)
  if (furthest.current < 0)
    furthest.current = ids.findLastIndex(id => (attempt.$entry(id).get()?.answer ?? null) !== null)
  furthest.current = Math.max(furthest.current, questionIndex)
  return furthest.current
}
