import type { QuestionImport } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { Icon, useFigures, useLanguage, useTexts } from '../foundation/index.ts'
import styles from './imports.module.css'

/** Of a file in a foreign format: what was left behind, counted, and what takes its place. */
export function ImportLosses({ found }: { found: QuestionImport }): ReactElement {
  const t = useTexts('imports')
  const language = useLanguage()
  const { number } = useFigures()
  const { accepted, refused, notes, losses, mapping } = found
  const figures = [
    ['whole', number(accepted - notes.noted)],
    ['changed_in', number(notes.noted)],
    ['left_out', number(refused)],
    ['goes_to', t(mapping?.reviewed ? 'imports.bank_reviewed' : 'imports.bank_review')],
  ] as const
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(([name, figure]) => (
          <div key={name} data-kind={name}>
            <dt>{t(`imports.${name}`)}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <section className={styles.card}>
        <h2>{t(losses.length > 0 ? 'imports.losses' : 'imports.no_losses')}</h2>
        {losses.length > 0 && (
          <div className={styles.scroll}>
            <table className={`${styles.table} ${styles.losses}`}>
              <thead>
                <tr>
                  <th scope="col">{t('imports.loss_what')}</th>
                  <th scope="col">{t('imports.loss_count')}</th>
                  <th scope="col">{t('imports.loss_instead')}</th>
                </tr>
              </thead>
              <tbody>
                {losses.map(({ kind, code, about, count, message, remedy }) => (
                  <tr key={`${code} ${about}`} data-kind={kind}>
                    <th scope="row">
                      <Icon name={kind === 'refused' ? 'x' : 'triangle-alert'} size={16} /> {message[language]}
                    </th>
                    <td>{number(count)}</td>
                    <td>{remedy[language]}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </section>
    </>
  )
}
