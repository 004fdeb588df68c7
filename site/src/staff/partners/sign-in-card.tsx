import { Button, Textarea } from '@mantine/core'
import type { SignInKey, StaffPartner } from '@prostuti/contract'
import { signInKeyLength } from '@prostuti/contract/partners/events'
import { type ReactElement, useState } from 'react'
import { ConfirmDialog, Icon, useFigures, useStaff, useTexts } from '../foundation/index.ts'
import styles from './partners.module.css'
import { RemoveSignInKey } from './remove-sign-in-key.tsx'
import { SignInKeyRow } from './sign-in-key-row.tsx'
import { useRefused } from './use-refused.ts'

/** Public keys by which a partner's own server signs its people in. */
export function SignInCard({ partner }: { partner: StaffPartner }): ReactElement {
  const t = useTexts('partners')
  const { number } = useFigures()
  const [isAdding, setAdding] = useState(false)
  const [removing, remove] = useState<SignInKey | null>(null)
  const keys = partner.sign_in_keys
  return (
    <section className="staff-card" aria-labelledby="partner-sign-in">
      <header>
        <h2 id="partner-sign-in">{t('partners.sign_in')}</h2>
        <span className={styles.acts}>
          <span className="staff-small">{t('partners.count', { count: number(keys.length) })}</span>
          <Button
            variant="default"
            size="xs"
            leftSection={<Icon name="plus" size={16} />}
            onClick={() => setAdding(true)}
          >
            {t('partners.sign_in_add')}
          </Button>
        </span>
      </header>
      <p className={styles.nothing}>{t(keys.length === 0 ? 'partners.sign_in_none' : 'partners.sign_in_text')}</p>
      <ul className={styles.log}>
        {keys.map(key => (
          <SignInKeyRow key={key.id} partner={partner.id} of={key} onRemove={() => remove(key)} />
        ))}
      </ul>
      {isAdding && <AddDialog partner={partner} onClose={() => setAdding(false)} />}
      {removing && <RemoveSignInKey partner={partner.id} of={removing} onClose={() => remove(null)} />}
    </section>
  )
}

function AddDialog({ partner, onClose }: { partner: StaffPartner; onClose(): void }): ReactElement {
  const t = useTexts('partners')
  const admin = useStaff()
  const { problem, setProblem, run } = useRefused()
  const [source, setSource] = useState('')
  const add = async () => {
    if (source.trim() === '') return setProblem(t('form.required'))
    const acting = () => admin.partners.addSignInKey(partner.id, source.trim())
    if (await run(acting, { done: t('partners.saved'), outdates: [['partners'], ['audit']] })) onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('partners.sign_in_add')}
      confirm={t('partners.add')}
      onConfirm={add}
      onClose={onClose}
    >
      <Textarea
        label={t('partners.sign_in_source')}
        description={t('partners.sign_in_hint')}
        placeholder={`${partner.origins[0]}/.well-known/jwks.json`}
        autosize
        minRows={5}
        maxRows={12}
        maxLength={signInKeyLength}
        spellCheck={false}
        value={source}
        error={problem}
        classNames={{ input: styles.mono }}
        onChange={event => {
          setSource(event.currentTarget.value)
          setProblem(null)
        }}
      />
    </ConfirmDialog>
  )
}
