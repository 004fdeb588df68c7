import { type BankFormat, bankFormats, bankParts, formatHolds, type Held } from '@prostuti/contract/questions/formats'
import type { ReactElement } from 'react'
import { Icon, useTexts } from '../foundation/index.ts'
import styles from './exports.module.css'
import { formatName, isOut } from './format-name.ts'

/** What each format holds of a question; the one that is chosen stands out. */
export function FormatTable({ chosen }: { chosen: BankFormat }): ReactElement {
  const t = useTexts('exports')
  return (
    <section className={styles.card}>
      <h2>{t('exports.holds')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on phones, and has to by keyboard too */}
      <figure className={styles.scroll} tabIndex={0} aria-label={t('exports.holds')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="hidden">{t('exports.part')}</span>
              </th>
              {bankFormats.map(format => (
                <th key={format} scope="col" data-chosen={format === chosen || undefined}>
                  {isOut(format) ? formatName[format] : t('exports.coming_in', { format: formatName[format] })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bankParts.map(part => (
              <tr key={part}>
                <th scope="row">{t(`exports.part_${part}`)}</th>
                {bankFormats.map(format => (
                  <td key={format} data-chosen={format === chosen || undefined}>
                    <HeldMark held={formatHolds[format][part]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </figure>
    </section>
  )
}

function HeldMark({ held }: { held: Held }): ReactElement {
  const t = useTexts('exports')
  const icon = held === 'whole' ? 'check' : held === 'lost' ? 'x' : 'triangle-alert'
  return (
    <span className={styles.held} data-held={held === 'whole' || held === 'lost' ? held : 'changed'}>
      <Icon name={icon} size={16} />
      <span className={held === 'whole' ? 'hidden' : undefined}>{t(`exports.${held}`)}</span>
    </span>
  )
}
