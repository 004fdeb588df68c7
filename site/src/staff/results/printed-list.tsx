import { type ReactElement, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useFigures, useTexts } from '../foundation/index.ts'
import { PersonName } from './person-name.tsx'
import styles from './results.module.css'
import type { WholeList } from './whole-list.ts'

interface PrintedListProps {
  list: WholeList
  onPrinted(): void
}

/** The merit list as it stands on paper, in place of the page; it prints once it is drawn. */
export function PrintedList({ list, onPrinted }: PrintedListProps): ReactElement {
  const t = useTexts('results')
  const { number } = useFigures()
  useEffect(() => {
    window.print()
    onPrinted()
  }, [onPrinted])
  const { title, subjects, results, count } = list
  return createPortal(
    <div className={styles.printed} data-printed>
      <h1>{title}</h1>
      <p>
        {t('results.title')} · {t('results.found', { count: number(count) })}
        {results.length < count && ` · ${t('results.printed_first', { count: number(results.length) })}`}
      </p>
      <table>
        <thead>
          <tr>
            <th>{t('results.place')}</th>
            <th>{t('results.name')}</th>
            <th>{t('results.marks')}</th>
            {subjects.map(({ name }) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map(({ place, position, user, marks, subjects: each }) => (
            <tr key={place}>
              <td>{number(position)}</td>
              <td>
                <PersonName person={user} />
              </td>
              <td>{number(marks)}</td>
              {subjects.map(({ name }, index) => (
                <td key={name}>{number(each[index] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  )
}
