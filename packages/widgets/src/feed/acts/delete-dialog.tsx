import { feedApiOf } from '@prostuti/sdk/feed'
import { useState } from 'react'
import { Button } from '../../foundation/ui/button.tsx'
import { Dialog } from '../../foundation/ui/dialog.tsx'
import { stateOf, tellDone, tellFailure } from '../talk/index.ts'
import type { StepProps } from './step-props.ts'

/** Says what goes along before anything does. */
export function DeleteDialog(props: StepProps) {
  const { client, t, subject, onAsk, onDeleted } = props
  const [isBusy, setBusy] = useState(false)
  const close = () => onAsk(null)
  const remove = async () => {
    setBusy(true)
    const api = feedApiOf(client)
    try {
      await (subject.kind === 'post' ? api.deletePost(subject.item.id) : api.deleteComment(subject.item.id))
      close()
      onDeleted(subject)
      tellDone(t('acts.deleted'))
    } catch (error) {
      console.warn('prostuti: it was not deleted', error)
      setBusy(false)
      close()
      tellFailure(t('acts.delete_failed'), { label: t('talk.again'), press: () => onAsk({ ask: 'delete', subject }) })
    }
  }
  return (
    <Dialog
      open
      onClose={close}
      title={t(`acts.delete_${subject.kind}`)}
      actions={
        <>
          <Button onClick={close}>{t('acts.keep')}</Button>
          <Button kind="danger" onClick={() => void remove()} busy={isBusy && t('acts.deleting')}>
            {t('acts.delete')}
          </Button>
        </>
      }
    >
      <p className="acts-text">{goesAlong(props)}</p>
    </Dialog>
  )
}

function goesAlong({ t, subject }: StepProps): string {
  const count =
    subject.kind === 'post' ? subject.item.comment_count : 'reply_count' in subject.item ? subject.item.reply_count : 0
  const isAlone = count === 0 || (subject.kind === 'post' && stateOf(subject.item) !== 'public')
  return isAlone ? t('acts.delete_alone') : t(`acts.delete_${subject.kind}_along`, { count })
}
