import type { StaffExamRow } from '@prostuti/contract'
import { type ReactElement, useMemo } from 'react'
import { builderHref, regradeHref, resultsHref, statisticsHref } from '../exams/builder/builder-href.ts'
import { RowMenu } from '../fields/index.ts'
import {
  type IconName,
  type ListQuery,
  StaffList,
  StateMessage,
  StatusChip,
  type Tone,
  useFigures,
  useStaff,
  useTexts,
} from '../foundation/index.ts'
import styles from './programs.module.css'

type QuestionState = StaffExamRow['question_state']

/** By `question_state`: Draft 0, Halt 1, Reviewed 2, Approved 3. */
const looks: Readonly<Record<QuestionState, readonly [Tone, IconName]>> = {
  0: ['quiet', 'pencil'],
  1: ['running', 'pause'],
  2: ['marked', 'eye'],
  3: ['plain', 'circle-check'],
}
const states = [0, 1, 2, 3] as const

/** The exams of a program, the newest first; each opens in the builder. */
export function ProgramExams({ program }: { program: string }): ReactElement {
  const t = useTexts('programs')
  const admin = useStaff()
  const columns = useExamColumns(program)
  const load = ({ search, cursor, pageSize, filters: { state } }: ListQuery) => {
    const chosen = states.filter(each => String(each) === state)
    return admin.exams.list({
      ...{ program, search, cursor, pageSize, sort: 'start_time' as const },
      states: chosen.length > 0 ? chosen : undefined,
    })
  }
  return (
    <StaffList
      title={t('programs.exams')}
      level={2}
      isNamedAbove
      columns={columns}
      rowId={exam => exam.id}
      rowName={exam => exam.title}
      rowHref={exam => `/admin/programs/${program}/exam/update?id=${exam.id}`}
      dataKey={['exams', 'list', { program }]}
      load={load}
      searchLabel={t('programs.exam.search')}
      filters={[
        {
          name: 'state',
          label: t('programs.state'),
          options: states.map(state => ({ value: String(state), label: t(`programs.exam.state.${state}`) })),
        },
      ]}
      empty={<StateMessage icon="file-text" title={t('programs.exam.empty')} text={t('programs.exam.empty_text')} />}
    />
  )
}

function useExamColumns(program: string) {
  const t = useTexts('programs')
  const { number, instant, duration: lasting } = useFigures()
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('programs.tab.exams'),
        cell: ({ title, total_questions: total, duration }: StaffExamRow) => (
          <>
            {title}
            <div className="staff-small">
              {[t('programs.exam.questions', { count: number(total) }), lasting(duration)].filter(Boolean).join(' · ')}
            </div>
          </>
        ),
      },
      {
        id: 'state',
        header: t('programs.state'),
        width: '130px',
        cell: ({ question_state: state }: StaffExamRow) => (
          <StatusChip tone={looks[state][0]} icon={looks[state][1]}>
            {t(`programs.exam.state.${state}`)}
          </StatusChip>
        ),
      },
      {
        id: 'time',
        header: t('programs.exam.time'),
        width: '230px',
        cell: ({ start_time: start, state }: StaffExamRow) => (
          <>
            {instant(start)}
            {state === 'running' && <div className={styles.warn}>{t('programs.exam.runs')}</div>}
            {state !== 'upcoming' && state !== 'running' && (
              <div className="staff-small">{t('programs.exam.over')}</div>
            )}
          </>
        ),
      },
      {
        id: 'more',
        header: '',
        width: '56px',
        align: 'end' as const,
        phone: 'corner' as const,
        cell: (exam: StaffExamRow) => <ExamMenu program={program} exam={exam} />,
      },
    ],
    [t, number, instant, lasting, program],
  )
}

function ExamMenu({ program, exam: { id, title, state } }: { program: string; exam: StaffExamRow }): ReactElement {
  const t = useTexts('programs')
  return (
    <RowMenu
      label={t('programs.exam.more', { name: title })}
      actions={[
        {
          key: 'overview',
          label: t('programs.exam.overview'),
          icon: 'eye',
          run: () => location.assign(builderHref(program, id, 'overview')),
        },
        ...(state === 'upcoming'
          ? []
          : [
              {
                key: 'regrade',
                label: t('programs.exam.regrade'),
                icon: 'git-compare-arrows' as const,
                run: () => location.assign(regradeHref(program, id)),
              },
            ]),
        ...(state === 'archived'
          ? [
              {
                key: 'results',
                label: t('programs.exam.results'),
                icon: 'list-ordered' as const,
                run: () => location.assign(resultsHref(program, id)),
              },
              {
                key: 'statistics',
                label: t('programs.exam.statistics'),
                icon: 'trending-up' as const,
                run: () => location.assign(statisticsHref(program, id)),
              },
            ]
          : []),
      ]}
    />
  )
}
