import type { Language, StaffNotification } from '@prostuti/contract'
import { dhakaHour, formatDate, formatTime } from '@prostuti/sdk/i18n/format'
import { type ReactElement, useState } from 'react'
import { Icon, Segments, useLanguage, useStaffContext, useTexts } from '../../foundation/index.ts'
import styles from './phone-preview.module.css'

export interface Previewed {
  readonly title: Readonly<Record<Language, string>>
  readonly body: Readonly<Record<Language, string>>
  readonly page: StaffNotification['page']
  readonly web_url: string
  readonly image_url: string
  readonly image_alt: Readonly<Record<Language, string>>
  /** When a phone shows it; null: now. */
  readonly at: string | null
}

/** As it stands on a lock screen and in the bell, in either language. */
export function PhonePreview({ shown, hasClock = true }: { shown: Previewed; hasClock?: boolean }): ReactElement {
  const t = useTexts('notifications')
  const [language, setLanguage] = useState<Language>(useLanguage())
  const title = shown.title[language] || shown.title.bn
  const body = shown.body[language] || shown.body.bn
  return (
    <>
      <section className="staff-card">
        <header>
          <h2>{t('notifications.preview')}</h2>
          <Segments<Language>
            label={t('notifications.preview_language')}
            value={language}
            options={[
              { value: 'bn', label: 'বাংলা' },
              { value: 'en', label: 'English' },
            ]}
            onChange={setLanguage}
          />
        </header>
        <div className={styles.screen} lang={language}>
          {hasClock && <Clock at={shown.at} language={language} />}
          <div className={styles.note}>
            <span className={styles.mark}>
              <Icon name="check" size={18} />
            </span>
            <div>
              <p className={styles.from}>
                <b>{language === 'bn' ? 'প্রস্তুতি' : 'Prostuti'}</b>
                <span>{language === 'bn' ? 'এখন' : 'now'}</span>
              </p>
              <p>
                <b>{title || t('notifications.untitled')}</b>
              </p>
              <p>{body || t('notifications.unwritten')}</p>
              {shown.image_url && <img src={shown.image_url} alt={shown.image_alt[language] || shown.image_alt.bn} />}
            </div>
          </div>
        </div>
      </section>
      <section className="staff-card">
        <header>
          <h2>{t('notifications.preview_bell')}</h2>
        </header>
        <div className={styles.bell}>
          <div lang={language}>
            <p>
              <b>{title || t('notifications.untitled')}</b>
            </p>
            <p>{body || t('notifications.unwritten')}</p>
          </div>
          <p className="staff-small">
            {t('notifications.now')} ·{' '}
            {hostOf(shown.web_url)
              ? t('notifications.opens_link', { host: hostOf(shown.web_url) ?? '' })
              : t('notifications.opens', { page: t(`notifications.pages.${shown.page}`) })}
          </p>
        </div>
      </section>
    </>
  )
}

function Clock({ at, language }: { at: string | null; language: Language }): ReactElement {
  const { now } = useStaffContext()
  const instant = at ?? new Date(now()).toISOString()
  const hour = dhakaHour(instant) % 12 || 12
  const minutes = formatTime(instant, language).match(/[:：]\S+/)?.[0] ?? ''
  const digits = new Intl.NumberFormat(language === 'bn' ? 'bn-BD' : 'en').format(hour)
  return (
    <p className={styles.clock} aria-hidden="true">
      <span>{digits + minutes}</span>
      {formatDate(instant, language, { weekday: true }).replace(/ \S+$/, '')}
    </p>
  )
}

const hostOf = (link: string): string | null => (URL.canParse(link) ? new URL(link).host : null)
