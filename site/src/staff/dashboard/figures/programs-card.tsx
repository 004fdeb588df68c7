import type { ProgramSales } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { useStaff } from '../../foundation/context/staff-context.ts'
import { useQuery } from '../../foundation/data/use-query.ts'
import { useFigures } from '../../foundation/text/use-figures.ts'
import { useTexts } from '../../foundation/text/use-texts.ts'
import { FigureCard, type FigureView } from './figure-card.tsx'
import styles from './figures.module.css'
import type { Span } from './use-span.ts'

/** What each program sold for taka. */
export function ProgramsCard({ span }: { span: Span }): ReactElement {
  const t = useTexts('dashboard')
  const admin = useStaff()
  const loaded = useQuery(['dashboard', 'revenue', span], () => admin.dashboard.revenue(span))
  return (
    <FigureCard
      title={t('dashboard.sales')}
      loaded={loaded}
      csvName="program-sales"
      rows={data => data.programs}
      columns={[
        { header: t('dashboard.program'), value: (row: ProgramSales) => row.title },
        { header: t('dashboard.sold'), value: row => row.sold },
        { header: t('dashboard.taka'), value: row => Number(row.taka) },
        { header: t('dashboard.sold_before'), value: row => row.before },
      ]}
    >
      {({ programs }, view) =>
        programs.length === 0 ? (
          <p className={styles.none}>{t('dashboard.sales_none')}</p>
        ) : (
          <Sales programs={programs} view={view} />
        )
      }
    </FigureCard>
  )
}

function Sales({ programs, view }: { programs: readonly ProgramSales[]; view: FigureView }): ReactElement {
  const t = useTexts('dashboard')
  const { number, money } = useFigures()
  const most = Math.max(1, ...programs.flatMap(({ days }) => days))
  const difference = ({ sold, before }: ProgramSales) => {
    const by = sold - before
    return by === 0 ? number(0) : `${by > 0 ? '+' : '−'}${number(Math.abs(by))}`
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on phones, and has to by keyboard too
    <figure className={styles.rows} tabIndex={0} aria-label={t('dashboard.sales')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('dashboard.program')}</th>
            {view === 'chart' && <th scope="col">{t('dashboard.by_day')}</th>}
            <th scope="col">{t('dashboard.sold')}</th>
            <th scope="col">{t('dashboard.taka')}</th>
            <th scope="col">{t('dashboard.than_before')}</th>
          </tr>
        </thead>
        <tbody>
          {programs.map(program => (
            <tr key={program.id}>
              <th scope="row">{program.title}</th>
              {view === 'chart' && (
                <td>
                  <Spark days={program.days} most={most} />
                </td>
              )}
              <td>{number(program.sold)}</td>
              <td>{money(program.taka)}</td>
              <td>{difference(program)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

const width = 120
const height = 26

/** Its figures are the row's: sold in all, and by day in the file. */
function Spark({ days, most }: { days: readonly number[]; most: number }): ReactElement {
  const slot = width / days.length
  return (
    <svg className={styles.spark} width={width} height={height} aria-hidden="true">
      {days.map((count, index) => {
        const tall = Math.max(1, (count / most) * height)
        return <rect key={index} x={index * slot} y={height - tall} width={Math.max(0.5, slot * 0.8)} height={tall} />
      })}
    </svg>
  )
}
