import type { SignInKey } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { ConfirmDialog, useChange, useFigures, useStaff, useTexts } from '../foundation/index.ts'

interface RemoveSignInKeyProps {
  partner: string
  of: SignInKey
  onClose(): void
}

/** Asks before a key is taken away, and says how many are signed out with it. */
export function RemoveSignInKey({ partner, of: key, onClose }: RemoveSignInKeyProps): ReactElement {
  const t = useTexts('partners')
  const { number } = useFigures()
  const admin = useStaff()
  const change = useChange()
  const remove = async () => {
    const acting = () => admin.partners.removeSignInKey(partner, key.id)
    if (await change(acting, { done: t('partners.ended'), outdates: [['partners'], ['audit']] })) onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('partners.take_title', { address: key.url ?? key.keys[0]?.kid ?? '' })}
      confirm={t('partners.take_confirm')}
      danger
      prefersCancel
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t('partners.sign_in_remove_text', { count: number(key.sessions) })}</p>
    </ConfirmDialog>
  )
}
