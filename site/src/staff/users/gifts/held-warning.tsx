import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox } from '@mantine/core'
import type { GiftProgram } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { useFigures, useTexts } from '../../foundation/index.ts'
import styles from './gifts.module.css'

interface HeldWarningProps {
  held: NonNullable<GiftProgram['held']>
  confirmed: boolean
  onConfirm(confirmed: boolean): void
}

/** The person has paid for it online, and that payment waits: with both they pay twice. */
export function HeldWarning({ held, confirmed, onConfirm }: HeldWarningProps): ReactElement {
  const t = useTexts('gifts')
  const { money } = useFigures()
  return (
    <div className={styles.held} role="alert">
      <p>
        {t('gifts.held', { amount: money(held.amount) })} <a href="/admin/payments?state=held">{t('gifts.held_see')}</a>
      </p>
      <Checkbox
        label={t('gifts.held_both')}
        checked={confirmed}
        onChange={event => onConfirm(event.currentTarget.checked)}
      />
    </div>
  )
}
