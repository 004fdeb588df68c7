import type { StaffResult, SubjectMarks } from '@prostuti/contract'
import { type ReactElement, useMemo } from 'react'
import { StatusChip, useFigures, useTexts } from '../foundation/index.ts'
import { PersonName } from './person-name.tsx'
import styles from './results.module.css'
import { useTimeTaken } from './use-time-taken.ts'

/** A line of the list, with the subjects that its marks are of. */
export interface ListedResult {
  readonly result: StaffResult
  readonly subjects: readonly SubjectMarks[]
}

/** The columns of the merit list. */
export function useResultColumns() {
  const t = useTexts('results')
  const { number } = useFigures()
  const taken = useTimeTaken()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('results.place_and_name'),
        cell: ({ result: { position, user } }: ListedResult) => (
          <span className={styles.placed}>
            <b>{number(position)}</b>
            <PersonName person={user} />
          </span>
        ),
      },
      {
        ...{ id: 'marks', header: t('results.marks'), width: '96px', align: 'end' as const, phone: 'named' as const },
        cell: ({ result }: ListedResult) => <b>{number(result.marks)}</b>,
      },
      {
        ...{ id: 'subjects', header: t('results.subjects'), width: '40%', phone: 'named' as const },
        cell: (row: ListedResult) => <Subjects row={row} />,
      },
      {
        ...{
          id: 'counts',
          header: t('results.counts'),
          width: '124px',
          align: 'end' as const,
          phone: 'named' as const,
        },
        cell: ({ result: { correct, incorrect, unanswered } }: ListedResult) =>
          [correct, incorrect, unanswered].map(number).join(' · '),
      },
      {
        ...{ id: 'taken', header: t('results.taken'), width: '110px', phone: 'named' as const },
        cell: ({ result }: ListedResult) => taken(result.taken_seconds),
      },
      {
        ...{ id: 'passed', header: t('results.passed'), width: '96px' },
        cell: ({ result: { passed } }: ListedResult) =>
          passed !== null && (
            <StatusChip tone={passed ? 'plain' : 'quiet'} icon={passed ? 'circle-check' : 'minus'}>
              {t(passed ? 'results.passed_yes' : 'results.passed_no')}
            </StatusChip>
          ),
      },
    ],
    [t, number, taken],
  )
}

function Subjects({ row: { result, subjects } }: { row: ListedResult }): ReactElement {
  const { number } = useFigures()
  return (
    <ul className={styles.subjects}>
      {subjects.map(({ name }, index) => (
        <li key={name}>
          {name} <b>{number(result.subjects[index] ?? 0)}</b>
        </li>
      ))}
    </ul>
  )
}
