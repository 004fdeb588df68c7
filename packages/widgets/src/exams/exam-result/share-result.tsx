import { type ReactNode, useState } from 'react'
import { IconShare } from '../../foundation/icons/exam-icons.tsx'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { Button, Dialog } from '../../foundation/ui/index.ts'
import { shareOrCopy } from '../shared/index.ts'
import type { PublishedProps } from './exam-result.props.ts'
import { type Shared, shareText } from './share-text.ts'

/** Shares what the person chooses, and nothing that they have not: they see the very words before. */
export function ShareResult(props: PublishedProps) {
  const { t, result, examId, mode, shareHref, emit } = props
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<Shared>({ marks: false, position: false })
  const [said, say] = useState('')
  const text = shareText(result, chosen, props)
  const url = shareHref ? new URL(fillTemplate(shareHref, { id: examId, state: mode }), location.href).href : undefined
  const share = async () => {
    const outcome = await shareOrCopy(text, url)
    if (outcome === 'cancelled') return
    say(t(`result.share_${outcome}`))
    if (outcome !== 'failed') emit('shared', { exam: examId, ...chosen })
  }
  const start = () => {
    say('')
    setOpen(true)
  }
  return (
    <>
      <p className="result-more">
        <Button kind="quiet" onClick={start}>
          <IconShare />
          {t('result.share')}
        </Button>
      </p>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('result.share_title')}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('ui.close')}</Button>
            <Button kind="primary" onClick={() => void share()}>
              {t('share' in navigator ? 'result.share' : 'result.copy')}
            </Button>
          </>
        }
      >
        <div className="result-share">
          <p className="ui-muted">{t('result.share_text')}</p>
          <Choice checked={chosen.marks} onChange={marks => setChosen({ ...chosen, marks })}>
            {t('result.marks')}
          </Choice>
          {result.position > 0 ? (
            <Choice checked={chosen.position} onChange={position => setChosen({ ...chosen, position })}>
              {t('result.position')}
            </Choice>
          ) : null}
          <blockquote>
            {text}
            {url ? <span className="ui-small ui-muted">{url}</span> : null}
          </blockquote>
          <p role="status">{said}</p>
        </div>
      </Dialog>
    </>
  )
}

interface ChoiceProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

function Choice({ checked, onChange, children }: ChoiceProps) {
  return (
    <label>
      <input type="checkbox" checked={checked} onChange={event => onChange(event.currentTarget.checked)} />
      {children}
    </label>
  )
}
