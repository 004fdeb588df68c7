import { TextInput } from '@mantine/core'
import type { TalkReason } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { Icon, Shortcut, useFigures, useShortcut, useTexts } from '../foundation/index.ts'
import styles from './reason-choice.module.css'
import { noReason, type Why } from './use-moderation.ts'

const reasons: readonly TalkReason[] = ['private_data', 'link', 'leak', 'insult', 'advertising', 'other']

interface ReasonChoiceProps {
  label: string
  why: Why
  onChange(why: Why): void
}

/** Why something goes back or is removed: one of six, by its digit. */
export function ReasonChoice({ label, why, onChange }: ReasonChoiceProps): ReactElement {
  const t = useTexts('discussions')
  const { number } = useFigures()
  const toggle = (reason: TalkReason) => onChange(why.reason === reason ? noReason : { ...why, reason })
  useShortcut({ key: '1' }, () => toggle(reasons[0]!))
  useShortcut({ key: '2' }, () => toggle(reasons[1]!))
  useShortcut({ key: '3' }, () => toggle(reasons[2]!))
  useShortcut({ key: '4' }, () => toggle(reasons[3]!))
  useShortcut({ key: '5' }, () => toggle(reasons[4]!))
  useShortcut({ key: '6' }, () => toggle(reasons[5]!))
  return (
    <fieldset className={styles.reasons}>
      <legend>{label}</legend>
      {reasons.map((reason, index) => (
        <button key={reason} type="button" aria-pressed={why.reason === reason} onClick={() => toggle(reason)}>
          {why.reason === reason && <Icon name="check" size={16} />}
          {t(`talk.reasons.${reason}`)}
          <Shortcut keys={number(index + 1)} />
        </button>
      ))}
      {why.reason === 'other' && (
        <TextInput
          className={styles.ownReason}
          label={t('talk.own_reason')}
          maxLength={300}
          required
          value={why.text}
          onChange={event => onChange({ ...why, text: event.currentTarget.value })}
        />
      )}
    </fieldset>
  )
}
