import { Button, Textarea } from '@mantine/core'
import type { StaffContribution } from '@prostuti/contract'
import { contributionLengths } from '@prostuti/contract/questions/bounds'
import { type ReactElement, type ReactNode, useState } from 'react'
import {
  ConfirmDialog,
  Icon,
  type IconName,
  Shortcut,
  useFigures,
  useShortcut,
  useStaff,
  useTexts,
  useToldAct,
} from '../foundation/index.ts'
import styles from './contributions.module.css'

type Act = 'take' | 'return' | 'drop'

interface ContributionFootProps {
  item: StaffContribution
  onEdit(): void
  onDecided(): void
}

/** What the writer will read, and the acts with their keys. */
export function ContributionFoot({ item, onEdit, onDecided }: ContributionFootProps): ReactElement {
  const t = useTexts('contributions')
  const { contributions } = useStaff()
  const { number } = useFigures()
  const told = useToldAct()
  const [isBusy, setBusy] = useState(false)
  const [asked, setAsked] = useState<'return' | 'drop' | null>(null)
  const { id, revision, edits, named, writer } = item
  const decide = async (act: Act, reason = '') => {
    if (isBusy) return
    setBusy(true)
    const decision = { act, revision, ...(reason !== '' && { reason }) }
    const isDone = await told(() => contributions.decide(id, decision), t(`contributions.did.${act}`))
    setBusy(false)
    setAsked(null)
    if (isDone) onDecided()
  }
  return (
    <footer className={styles.foot}>
      <div className={styles.aside}>
        <div className="staff-small">
          {t('contributions.reads', { name: writer.name || t('contributions.nameless') })}
        </div>
        <b>{t('contributions.reads_title')}</b>
        <div>
          {edits > 0 && `${t('contributions.reads_edits', { count: number(edits) })} `}
          {t(named ? 'contributions.reads_named' : 'contributions.reads_unnamed')}
        </div>
      </div>
      <div className={styles.acts}>
        <ActButton icon="trash" keys="D" isOff={isBusy} onPress={() => setAsked('drop')}>
          {t('contributions.act.drop')}
        </ActButton>
        <ActButton icon="undo-2" keys="R" isOff={isBusy} onPress={() => setAsked('return')}>
          {t('contributions.act.return')}
        </ActButton>
        <ActButton icon="pencil" keys="E" isOff={isBusy} onPress={onEdit}>
          {t('contributions.act.edit')}
        </ActButton>
        <ActButton icon="check" keys="A" isOff={isBusy} isMain onPress={() => void decide('take')}>
          {t(edits > 0 ? 'contributions.act.take_edited' : 'contributions.act.take')}
        </ActButton>
      </div>
      {asked && <WhyDialog act={asked} onClose={() => setAsked(null)} onConfirm={reason => decide(asked, reason)} />}
    </footer>
  )
}

interface ActButtonProps {
  icon: IconName
  keys: string
  isMain?: boolean
  isOff: boolean
  onPress(): void
  children: ReactNode
}

function ActButton({ icon, keys, isMain, isOff, onPress, children }: ActButtonProps): ReactElement {
  useShortcut({ key: keys.toLowerCase() }, onPress)
  return (
    <Button
      variant={isMain ? 'filled' : 'default'}
      className={keys === 'D' ? styles.danger : undefined}
      leftSection={<Icon name={icon} size={16} />}
      rightSection={<Shortcut keys={keys} />}
      disabled={isOff}
      onClick={onPress}
    >
      {children}
    </Button>
  )
}

interface WhyDialogProps {
  act: 'return' | 'drop'
  onClose(): void
  onConfirm(reason: string): Promise<void>
}

/** What the writer reads; sending back needs it. */
function WhyDialog({ act, onClose, onConfirm }: WhyDialogProps): ReactElement {
  const t = useTexts('contributions')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = act === 'return' && reason.trim() === ''
  return (
    <ConfirmDialog
      isOpen
      title={t(`contributions.why.${act}`)}
      confirm={t(`contributions.act.${act}`)}
      onClose={onClose}
      onConfirm={async () => {
        setTried(true)
        if (!isMissing) await onConfirm(reason.trim())
      }}
    >
      <Textarea
        label={t(act === 'return' ? 'contributions.reason' : 'contributions.reason_optional')}
        autosize
        minRows={2}
        maxLength={contributionLengths.reason}
        value={reason}
        error={isTried && isMissing && t('contributions.reason_needed')}
        onChange={event => setReason(event.currentTarget.value)}
      />
    </ConfirmDialog>
  )
}
