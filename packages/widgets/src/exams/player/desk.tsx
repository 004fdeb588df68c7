import type { Attempt } from '@prostuti/sdk'
import { formatTime } from '@prostuti/sdk/i18n/format-time'
import { type ReactNode, useMemo, useRef } from 'react'
import type { Language, Translate } from '../../foundation/translate.ts'
import { Button } from '../../foundation/ui/button.tsx'
import { Dialog } from '../../foundation/ui/dialog.tsx'
import type { LaterPart } from './later-part.ts'
import { Counts, Palette } from './palette.tsx'
import type { Preferences } from './preferences.ts'
import { savedSentence } from './saved-sentence.ts'
import type { SheetQuestion } from './units.ts'
import { useAtomAfterPaint } from './use-atom.ts'

export interface DeskProps {
  attempt: Attempt
  questions: readonly SheetQuestion[]
  place: number
  /** Room to stand beside the questions; else a dialog that `open` opens. */
  wide: boolean
  open: boolean
  later: LaterPart | null
  onLater: () => void
  signInAgain?: ReactNode
  preferences: Preferences
  onPreferences: (change: Partial<Preferences>) => void
  onGo: (place: number) => void
  onClose: () => void
  onSubmit: () => void
  language: Language
  t: Translate
}

/** What lies beside the paper: how safe the answers are, the palette, the view, handing in. */
export function Desk({ wide, open, onClose, onSubmit, t, ...rest }: DeskProps) {
  const things = <Things {...rest} t={t} />
  const submit = (
    <Button kind={wide ? 'plain' : 'primary'} onClick={onSubmit}>
      {t('player.submit')}
    </Button>
  )
  if (wide)
    return (
      <aside className="desk">
        {things}
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
      {open ? things : null}
    </Dialog>
  )
}

type ThingsProps = Omit<DeskProps, 'wide' | 'open' | 'onClose' | 'onSubmit'>

function Things({
  attempt,
  questions,
  place,
  later,
  onLater,
  signInAgain,
  preferences,
  onPreferences,
  onGo,
  language,
  t,
}: ThingsProps) {
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
        place={place}
        reached={useReached(attempt, ids, place)}
        language={language}
        t={t}
        onGo={onGo}
      />
      <details className="view" onToggle={onLater}>
        <summary>{t('player.view')}</summary>
        {later ? <later.ViewChoices preferences={preferences} onChange={onPreferences} t={t} /> : null}
      </details>
    </>
  )
}

/** The furthest place that was looked at or answered: what lies unanswered before it was skipped. */
function useReached(attempt: Attempt, ids: readonly string[], place: number): number {
  const furthest = useRef(-1)
  if (furthest.current < 0)
    furthest.current = ids.findLastIndex(id => (attempt.$entry(id).get()?.answer ?? null) !== null)
  furthest.current = Math.max(furthest.current, place)
  return furthest.current
}
