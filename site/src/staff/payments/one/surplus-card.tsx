import { Button, TextInput } from '@mantine/core'
import type { PaymentDetail, SurplusPayment } from '@prostuti/contract'
import { type ReactElement, useId, useState } from 'react'
import { AskBar, Icon, useChange, useFigures, useMay, useStaff, useTexts } from '../../foundation/index.ts'
import { openSurplus } from '../payment-state.tsx'
import styles from '../payments.module.css'
import { Strip } from './strip.tsx'

/** Payments that came once more for the same order; each goes back by itself, as a whole. */
export function SurplusCard({ payment }: { payment: PaymentDetail }): ReactElement {
  const t = useTexts('payments')
  const title = useId()
  const { money, instant } = useFigures()
  const settles = useMay('money.settle')
  const [asked, ask] = useState<SurplusPayment | null>(null)
  const open = openSurplus(payment)
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('payments.surplus_title')}</h2>
      </header>
      <ul className={styles.rows}>
        {payment.surplus.map(each => (
          <li key={each.id}>
            <span>
              <b>{money(each.amount)}</b> {each.method}
              <span className="staff-small">
                {each.gateway_ref}, {instant(each.at)}
              </span>
            </span>
            {!open.includes(each) ? (
              <span className="staff-small">{t('payments.surplus_back')}</span>
            ) : (
              settles && (
                <Button variant="default" leftSection={<Icon name="undo-2" size={16} />} onClick={() => ask(each)}>
                  {t('payments.give_back', { amount: money(each.amount) })}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      {asked && <AskSurplus payment={payment} surplus={asked} onClose={() => ask(null)} />}
    </section>
  )
}

interface AskSurplusProps {
  payment: PaymentDetail
  surplus: SurplusPayment
  onClose(): void
}

function AskSurplus({ payment, surplus, onClose }: AskSurplusProps): ReactElement {
  const t = useTexts('payments')
  const admin = useStaff()
  const change = useChange()
  const { money } = useFigures()
  const [note, setNote] = useState(t('payments.paid_twice'))
  const refund = async () => {
    const refunding = () =>
      admin.payments.refund(payment.id, {
        note: note.trim() || t('payments.paid_twice'),
        surplus: surplus.id,
        amount: surplus.amount,
      })
    await change(refunding, { done: t('payments.refunded'), outdates: [['payments'], ['audit']] })
    onClose()
  }
  return (
    <div className={styles.ask}>
      <TextInput
        label={t('payments.reason')}
        maxLength={500}
        value={note}
        onChange={event => setNote(event.currentTarget.value)}
      />
      <AskBar
        label={t('payments.refund_label')}
        confirm={t('payments.give_back', { amount: money(surplus.amount) })}
        onConfirm={refund}
        onCancel={onClose}
      >
        <p>{t('payments.surplus_says')}</p>
        <Strip
          before={[t('payments.came_twice'), money(surplus.amount)]}
          change={[t('payments.goes_back', { share: t('payments.whole') }), money(surplus.amount)]}
          after={[t('payments.stays'), money('0.00')]}
        />
      </AskBar>
    </div>
  )
}
