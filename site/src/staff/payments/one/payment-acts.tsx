import '../../foundation/input/mantine-inputs.css'
import { Button, Textarea } from '@mantine/core'
import type { PaymentDetail } from '@prostuti/contract'
import { type ReactElement, useId, useState } from 'react'
import { AskBar, Icon, useChange, useFigures, useStaff, useTexts } from '../../foundation/index.ts'
import styles from '../payments.module.css'
import { type PaymentAct, useActWords } from './use-act-words.tsx'

/** What can be done with a payment: why is said first, then what will be true, then it is done. */
export function PaymentActs({ payment }: { payment: PaymentDetail }): ReactElement | null {
  const t = useTexts('payments')
  const title = useId()
  const { money } = useFigures()
  const { state, refund, refundable, channel } = payment
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [asked, ask] = useState<PaymentAct | null>(null)
  const isHeld = state === 'held' && !refund
  const ends = (act: PaymentAct) => {
    setMissing(note.trim() === '')
    if (note.trim() !== '') ask(act)
  }
  const isOver = channel === 'hand' || !(isHeld || refundable || state === 'pending')
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('payments.acts')}</h2>
        {channel === 'gateway' && <CheckButton id={payment.id} />}
      </header>
      <div className={styles.acts}>
        {isOver && (
          <p className={styles.quiet}>{t(channel === 'hand' ? 'payments.by_hand_back' : 'payments.nothing_back')}</p>
        )}
        {(isHeld || refundable) && (
          <>
            <Textarea
              label={t('payments.reason')}
              description={t('payments.reason_kept')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              required
              autosize
              minRows={2}
              maxLength={500}
              value={note}
              error={isMissing && t('form.required')}
              onChange={event => setNote(event.currentTarget.value)}
            />
            <div className={styles.buttons}>
              {refundable && (
                <Button
                  variant={isHeld || asked ? 'default' : 'filled'}
                  leftSection={<Icon name="undo-2" size={16} />}
                  onClick={() => ends('refund')}
                >
                  {t('payments.give_back', { amount: money(refundable.amount) })}
                </Button>
              )}
              {isHeld && (
                <Button
                  variant={asked ? 'default' : 'filled'}
                  leftSection={<Icon name="check" size={16} />}
                  onClick={() => ends('release')}
                >
                  {t(`payments.give.${payment.product.category}`)}
                </Button>
              )}
            </div>
            {asked && <AskAct payment={payment} act={asked} note={note.trim()} onClose={() => ask(null)} />}
          </>
        )}
      </div>
    </section>
  )
}

interface AskActProps {
  payment: PaymentDetail
  act: PaymentAct
  note: string
  onClose(): void
}

/** What will be true afterwards. */
function AskAct({ payment, act, note, onClose }: AskActProps): ReactElement {
  const t = useTexts('payments')
  const admin = useStaff()
  const change = useChange()
  const { label, effect, confirm } = useActWords(payment, act)
  const run = async () => {
    const acting = () =>
      act === 'release'
        ? admin.payments.release(payment.id, note)
        : admin.payments.refund(payment.id, { note, amount: payment.refundable?.amount })
    const done = t(act === 'release' ? 'payments.released' : 'payments.refunded')
    const outdates = [['payments'], ['audit'], ['waiting']] as const
    await change(acting, { done, outdates })
    onClose()
  }
  return (
    <AskBar label={label} confirm={confirm} onConfirm={run} onCancel={onClose}>
      {effect}
    </AskBar>
  )
}

/** Asks the gateway now, rather than when its turn comes. */
export function CheckButton({ id, text }: { id: string; text?: string }): ReactElement {
  const t = useTexts('payments')
  const admin = useStaff()
  const change = useChange()
  const [isBusy, setBusy] = useState(false)
  const check = async () => {
    setBusy(true)
    await change(() => admin.payments.check(id), {
      done: t('payments.checked'),
      outdates: [['payments'], ['audit'], ['waiting']],
    })
    setBusy(false)
  }
  return (
    <Button
      variant="default"
      loading={isBusy}
      leftSection={<Icon name="rotate-cw" size={16} />}
      onClick={() => void check()}
    >
      {text ?? t('payments.check')}
    </Button>
  )
}
