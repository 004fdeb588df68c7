import type { SettingInForce } from '@prostuti/contract'
import { type ReactElement, useId } from 'react'
import { Icon, useTexts } from '../foundation/index.ts'
import { Facts } from './facts.tsx'
import styles from './system.module.css'

/** The settings as they are in force; of a secret only whether there is one. */
export function SettingsCard({ settings }: { settings: readonly SettingInForce[] }): ReactElement {
  const t = useTexts('system')
  const title = useId()
  return (
    <section className="staff-card" aria-labelledby={title}>
      <details className={styles.settings}>
        <summary>
          <h2 id={title}>{t('system.settings')}</h2>
          <span className="staff-small">{t('system.settings_text')}</span>
          <Icon name="chevron-down" />
        </summary>
        <Facts isWide rows={settings.map(setting => [setting.name, <Value key={setting.name} setting={setting} />])} />
      </details>
    </section>
  )
}

function Value({ setting }: { setting: SettingInForce }): ReactElement {
  const t = useTexts('system')
  if (setting.is_secret)
    return (
      <span className={styles.secret}>
        <Icon name="lock" size={14} />
        {t(setting.is_set ? 'system.secret_set' : 'system.secret_not_set')}
      </span>
    )
  if (setting.value === null) return <span className="staff-small">{t('system.not_set')}</span>
  return <code>{setting.value}</code>
}
