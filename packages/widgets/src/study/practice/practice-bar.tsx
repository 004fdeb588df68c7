import { localDigits } from '@prostuti/sdk/i18n/digits'
import { IconAlert, IconClose, IconGrid } from '../../foundation/ui/index.ts'
import { ProgressBar } from '../../programs/books/index.ts'
import { Clock, useAtom } from '../../questions/asked/index.ts'
import type { ScreenPart } from './practice-parts.ts'

/** The way out, how far one is, the clock where one runs, and the way to all questions. */
export function PracticeBar({ practice, placed, place, setDialog, t, language, setUpHref }: ScreenPart) {
  const { answered, total } = useAtom(practice.$progress)
  const storage = useAtom(practice.$storage)
  const { durationSeconds } = practice.$record.get()
  const count = localDigits(`${place + 1} / ${total}`, language)
  return (
    <header className="bar practice-bar" data-tone="calm">
      {setUpHref ? (
        <a className="practice-out" href={setUpHref} aria-label={t('practice.out')} title={t('practice.out')}>
          <IconClose />
        </a>
      ) : null}
      <b className="practice-at ui-num">{count}</b>
      {durationSeconds === null ? null : <Clock attempt={practice} live language={language} t={t} />}
      <span className="practice-topic-name ui-muted ui-small">{placed.question.topic.title}</span>
      {storage === 'failing' ? (
        <span className="saved" data-tone="failing">
          <IconAlert />
          <span>{t('practice.not_kept')}</span>
        </span>
      ) : null}
      <button
        type="button"
        className="ui-button list ui-num"
        part="button"
        aria-haspopup="dialog"
        aria-label={`${localDigits(`${answered}/${total}`, language)}, ${t('player.open_palette', { answered, total })}`}
        onClick={() => setDialog('palette')}
      >
        <span>
          <IconGrid />
          {localDigits(`${answered}/${total}`, language)}
        </span>
      </button>
      <ProgressBar value={answered} max={total} label={t('practice.answered', { answered, total })} />
    </header>
  )
}
