import { holdBack, notificationsApiOf } from '@prostuti/sdk/notifications'
import { useEffect, useState } from 'react'
import { useRequest } from '../../foundation/data/use-request.ts'
import { IconCheck, icon } from '../../foundation/icons/icons.tsx'
import { calendarCheck, x } from '../../foundation/icons/lucide.ts'
import { toast } from '../../foundation/page/toast.ts'
import { Button } from '../../foundation/ui/button.tsx'
import { Dialog } from '../../foundation/ui/dialog.tsx'
import { BlockedHelp, type DeviceClass, NoPushHelp, ownClass, type PushState, usePush } from '../push/index.ts'
import type { PushQuestionProps } from './push-question.props.ts'

const IconSaid = icon(calendarCheck)
const IconNever = icon(x)

export function PushQuestion(props: PushQuestionProps) {
  const { client, emit } = props
  const { data, error } = useRequest('settings', () => notificationsApiOf(client).settings())
  const onEnd: AskedProps['onEnd'] = answer => emit('push-answered', { answer })
  useEffect(() => {
    if (error !== undefined) onEnd('cannot')
  }, [error])
  return data ? <Asked {...props} pushKey={data.push_key} onEnd={onEnd} /> : null
}

type AskedProps = PushQuestionProps & {
  pushKey: string | null
  onEnd(answer: 'on' | 'not_now' | 'cannot'): void
}

function Asked(props: AskedProps) {
  const { client, t, calendarHref, pushKey, onEnd } = props
  const push = usePush({ client, pushKey })
  const [isOpen, setOpen] = useState(true)
  const [isBlocked, setBlocked] = useState(false)
  const { permission, own } = push
  const isNowhere = permission === 'unsupported' && !calendarHref
  const end = (answer: 'on' | 'not_now' | 'cannot') => {
    if (answer !== 'on') holdBack(client.platform.storage, client.platform.clock.now())
    setOpen(false)
    onEnd(answer)
  }
  useEffect(() => {
    if (own) onEnd('on')
    else if (isNowhere) onEnd('cannot')
  }, [own, isNowhere])
  if (permission === undefined || own || isNowhere) return null

  const yes = async () => {
    const answer = await push.turnOn()
    if (answer === 'granted') {
      toast(t('push.on'))
      end('on')
    } else if (answer === 'denied') setBlocked(true)
    else if (answer === 'default') end('not_now')
  }
  const on = ownClass()
  const cannot = isBlocked || permission === 'denied' || permission === 'unsupported'
  return (
    <div className="push-sheet">
      <Dialog
        open={isOpen}
        onClose={() => end(cannot ? 'cannot' : 'not_now')}
        title={t(`push.title_${cannot ? 'cannot' : on}`)}
        actions={
          cannot ? (
            <Button onClick={() => end('cannot')}>{t('ui.close')}</Button>
          ) : (
            <>
              <Button kind="primary" onClick={() => void yes()} busy={push.busy === 'on' && t('push.asking')}>
                {t('push.yes')}
              </Button>
              <Button kind="quiet" onClick={() => end('not_now')}>
                {t('push.not_now')}
              </Button>
            </>
          )
        }
      >
        <Said {...props} />
        {cannot ? (
          permission === 'unsupported' ? (
            <NoPushHelp t={t} href={calendarHref} on={on} />
          ) : (
            <BlockedHelp t={t} />
          )
        ) : (
          <Promised {...props} push={push} on={on} />
        )}
      </Dialog>
    </div>
  )
}

function Said({ said }: AskedProps) {
  if (!said) return null
  return (
    <p className="push-said ui-small ui-num">
      <IconSaid />
      <span>{said}</span>
    </p>
  )
}

/** What will come and how often, and what never will. */
function Promised({ t, about = 'topic', push, on }: AskedProps & { push: PushState; on: DeviceClass }) {
  return (
    <>
      <ul className="push-promise ui-num">
        {[1, 2].map(line => (
          <li key={line}>
            <IconCheck />
            {t(`push.${about}_${line}`)}
          </li>
        ))}
        <li data-never="">
          <IconNever />
          {t('push.never')}
        </li>
      </ul>
      <p className="ui-small ui-muted">{t(`push.then_${on}`)}</p>
      <p className="push-trouble ui-small" role="alert">
        {push.error ? t('push.failed') : ''}
      </p>
    </>
  )
}
