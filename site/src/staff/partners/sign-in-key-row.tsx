import { Button } from '@mantine/core'
import type { SignInKey } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { Icon, StatusChip, useChange, useFigures, useStaff, useTexts } from '../foundation/index.ts'
import styles from './partners.module.css'

interface SignInKeyRowProps {
  partner: string
  of: SignInKey
  onRemove(): void
}

/** One pasted key or one address of keys: what it holds, and when it last signed somebody in. */
export function SignInKeyRow({ partner, of: key, onRemove }: SignInKeyRowProps): ReactElement {
  const t = useTexts('partners')
  const { number, recent } = useFigures()
  const admin = useStaff()
  const change = useChange()
  const refresh = () =>
    change(() => admin.partners.refreshSignInKey(partner, key.id), { outdates: [['partners', 'one', partner]] })
  const name = key.url ?? key.keys[0]?.kid ?? ''
  const used = key.last_used_at
    ? t('partners.sign_in_used', { at: recent(key.last_used_at), count: number(key.sessions) })
    : t('partners.never')
  return (
    <li>
      <div className={styles.signIn}>
        <div>
          <code>{name}</code>
          <span className={`staff-small ${styles.line}`}>
            {key.url === null ? key.keys[0]?.alg : t('partners.sign_in_found', { count: number(key.keys.length) })}
            {key.fetched_at && ` · ${t('partners.sign_in_read', { at: recent(key.fetched_at) })}`}
            {` · ${used}`}
          </span>
        </div>
        <span className={styles.acts}>
          {key.fetch_fault && (
            <StatusChip tone="wrong" icon="circle-x">
              {t(`partners.fetch.${key.fetch_fault}`)}
            </StatusChip>
          )}
          {key.url !== null && (
            <Button
              variant="default"
              size="xs"
              aria-label={t('partners.sign_in_refresh_of', { address: key.url })}
              onClick={() => void refresh()}
            >
              {t('partners.refresh')}
            </Button>
          )}
          <Button
            variant="subtle"
            color="red"
            size="xs"
            aria-label={t('partners.take', { address: name })}
            onClick={onRemove}
          >
            <Icon name="x" size={16} />
          </Button>
        </span>
      </div>
      {key.keys.length > 1 && (
        <ul className={styles.kids}>
          {key.keys.map(({ kid, alg }) => (
            <li key={`${alg} ${kid}`}>
              <code>{kid}</code> <span className="staff-small">{alg}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
