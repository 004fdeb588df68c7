import { useMemo, useRef } from 'react'
import { Button, Dialog } from '../../foundation/ui/index.ts'
import { Counts, Palette, useAtom, useWide } from '../../questions/asked/index.ts'
import type { ScreenPart } from './practice-parts.ts'

type PanelProps = ScreenPart & { onGo: (place: number) => void; onSubmit: () => void }

/** All questions at a glance, beside the sheet or in a dialog, and the question that is asked once before handing in. */
export function PracticePanel(props: PanelProps) {
  const { practice, dialog, setDialog, onSubmit, t } = props
  const box = useRef<HTMLDivElement>(null)
  const wide = useWide(box)
  const { answered, marked, total } = useAtom(practice.$progress)
  const close = () => setDialog(null)
  const finish = (
    <Button kind={wide ? 'plain' : 'primary'} onClick={() => setDialog('submit')}>
      {t('practice.finish')}
    </Button>
  )
  return (
    <>
      <div ref={box} className="practice-measure" />
      {wide ? (
        <aside className="side-panel">
          <All {...props} />
          {finish}
        </aside>
      ) : (
        <Dialog
          open={dialog === 'palette'}
          onClose={close}
          title={t('player.palette')}
          actions={
            <>
              <Button onClick={close}>{t('player.keep_on')}</Button>
              {finish}
            </>
          }
        >
          {dialog === 'palette' ? <All {...props} /> : null}
        </Dialog>
      )}
      <Dialog
        open={dialog === 'submit'}
        onClose={close}
        title={t('practice.finish_title')}
        actions={
          <>
            <Button onClick={close}>{t('player.keep_on')}</Button>
            <Button kind="primary" onClick={onSubmit}>
              {t('practice.finish')}
            </Button>
          </>
        }
      >
        <ul className="facts">
          <li>{t('player.will_send', { answered, total })}</li>
          {total > answered ? <li>{t('player.unanswered', { count: total - answered })}</li> : null}
          {marked > 0 ? <li>{t('player.still_marked', { count: marked })}</li> : null}
        </ul>
      </Dialog>
    </>
  )
}

function All({ practice, place, language, t, onGo }: PanelProps) {
  const ids = useMemo(() => practice.questions.map(({ question }) => question.id), [practice])
  const answered = ids.findLastIndex(id => (practice.$entry(id).get()?.answer ?? null) !== null)
  return (
    <>
      <Counts attempt={practice} t={t} />
      <Palette
        attempt={practice}
        ids={ids}
        questionIndex={place}
        reached={Math.max(answered, place)}
        language={language}
        t={t}
        onGo={onGo}
      />
    </>
  )
}
