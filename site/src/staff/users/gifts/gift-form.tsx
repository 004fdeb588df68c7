import '../../foundation/input/mantine-inputs.css'
import { Button, TextInput } from '@mantine/core'
import { giftBounds } from '@prostuti/contract/billing/gift-bounds'
import { type ReactElement, type ReactNode, useState } from 'react'
import { Icon, useChange, useTexts } from '../../foundation/index.ts'
import styles from './gifts.module.css'

interface GiftFormProps {
  userId: string
  /** What is given; it stands above the reason. */
  children: ReactNode
  /** Said under the reason: who reads it. */
  reasonNote: string
  /** What will be true, and what the person reads. Gets the reason as it is typed. */
  effect(reason: string): ReactNode
  /** The button: a verb, with its number. */
  confirm: string
  /** Why it cannot be done, or not yet; undefined where it can. */
  denial: string | undefined
  done: string
  give(reason: string): Promise<unknown>
  onGiven(): void
}

/** The frame of every gift: what, why, its effect in words, and the button. */
export function GiftForm(props: GiftFormProps): ReactElement {
  const t = useTexts('gifts')
  const change = useChange()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const give = async () => {
    const why = reason.trim()
    setMissing(why === '')
    if (why === '') return
    setBusy(true)
    const outdates = [['people'], ['audit'], ['gifts', props.userId]] as const
    if (await change(() => props.give(why), { done: props.done, outdates })) {
      setReason('')
      props.onGiven()
    }
    setBusy(false)
  }
  return (
    <>
      {props.children}
      <TextInput
        label={t('gifts.reason')}
        description={props.reasonNote}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        required
        maxLength={giftBounds.reason}
        value={reason}
        error={isMissing && t('form.required')}
        onChange={event => setReason(event.currentTarget.value)}
      />
      {props.effect(reason.trim())}
      {props.denial && (
        <p className={styles.denial}>
          <Icon name="info" size={16} />
          {props.denial}
        </p>
      )}
      <Button fullWidth loading={isBusy} disabled={props.denial !== undefined} onClick={() => void give()}>
        {props.confirm}
      </Button>
    </>
  )
}
