import type { SystemState } from '@prostuti/contract'
import { type ReactElement, useId } from 'react'
import { useFigures, useTexts } from '../foundation/index.ts'
import styles from './system.module.css'
import { useSizes } from './use-sizes.ts'

/** What the database takes, and what takes most of it. */
export function StorageCard({ storage }: { storage: SystemState['storage'] }): ReactElement {
  const t = useTexts('system')
  const { number } = useFigures()
  const { bytes } = useSizes()
  const title = useId()
  const { database_bytes: all, tables, pictures } = storage
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('system.storage')}</h2>
        <span className="staff-small">
          {t('system.storage_figure', {
            size: bytes(all),
            pictures: number(pictures.count),
            taken: bytes(pictures.bytes),
          })}
        </span>
      </header>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('system.table')}</th>
            <th scope="col" data-align="end">
              {t('system.rows')}
            </th>
            <th scope="col" data-align="end">
              {t('system.size')}
            </th>
          </tr>
        </thead>
        <tbody>
          {tables.map(({ name, rows, bytes: size }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td data-align="end">{number(rows)}</td>
              <td data-align="end">{bytes(size)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
