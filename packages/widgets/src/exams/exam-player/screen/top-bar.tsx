import type { Attempt } from '@prostuti/sdk'
import { localDigits } from '@prostuti/sdk/i18n/digits'
import { IconAlert, IconCheck, IconGrid, IconOffline, IconPerson } from '../../../foundation/icons/icons.tsx'
import type { Language, Translate } from '../../../foundation/text/translate.ts'
import { Clock, useAtomAfterPaint } from '../../../questions/asked/index.ts'
import { Notice } from './notice.tsx'
import { savedTone, savedWord } from './saved-state.ts'

const icons = {
  calm: IconCheck,
  waiting: IconCheck,
  offline: IconOffline,
  failing: IconAlert,
  refused: IconAlert,
  'signed-out': IconPerson,
} as const

export interface TopBarProps {
  attempt: Attempt
  /** The exam's name. */
  title: string
  live: boolean
  clock?: string
  signedOut?: boolean
  language: Language
  t: Translate
  onPalette: () => void
}

/** Time left, how safe the answers are, and the way to the palette. */
export function TopBar({ attempt, title, live, clock, signedOut, language, t, onPalette }: TopBarProps) {
  const tone = useAtomAfterPaint(attempt.$view, view => savedTone(view.sync, signedOut))
  const progress = useAtomAfterPaint(attempt.$progress)
  const count = localDigits(`${progress.answered}/${progress.total}`, language)
  const Icon = icons[tone]
  return (
    <header className="bar" data-tone={tone}>
      <h2 part="heading" className="name">
        {title}
      </h2>
      <Clock attempt={attempt} live={live} text={clock} language={language} t={t} />
      <Notice attempt={attempt} t={t} />
      <span className="saved" data-tone={tone}>
        <Icon />
        <span>{t(savedWord(tone))}</span>
      </span>
      <button
        type="button"
        className="ui-button list ui-num"
        part="button"
        aria-haspopup="dialog"
        // Who speaks to the phone says what they see (WCAG 2.5.3).
        aria-label={`${count}, ${t('player.open_palette', progress)}`}
        onClick={onPalette}
      >
        <span>
          <IconGrid />
          {count}
        </span>
      </button>
    </header>
  )
}
