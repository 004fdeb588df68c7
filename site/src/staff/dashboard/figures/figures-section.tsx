import { Button } from '@mantine/core'
import { dhakaDay } from '@prostuti/sdk/i18n/format'
import type { ReactElement } from 'react'
import { useStaffContext } from '../../foundation/context/staff-context.ts'
import { Icon } from '../../foundation/icon/icon.tsx'
import { Segments } from '../../foundation/input/segments.tsx'
import { useAddress } from '../../foundation/page/address.ts'
import { PageHead } from '../../foundation/page/page-head.tsx'
import { useMay } from '../../foundation/rights/use-may.ts'
import { useFigures } from '../../foundation/text/use-figures.ts'
import { useTexts } from '../../foundation/text/use-texts.ts'
import { ExamCard } from './exam-card.tsx'
import styles from './figures.module.css'
import { HoursCard } from './hours-card.tsx'
import { ProgramsCard } from './programs-card.tsx'
import { PurchasesCard } from './purchases-card.tsx'
import { RegistrationsCard } from './registrations-card.tsx'
import { RevenueCard } from './revenue-card.tsx'
import { SpanDay } from './span-day.tsx'
import { lengths, type SpanName, useSpan } from './use-span.ts'

const parts = ['money', 'people', 'exams'] as const
type Part = (typeof parts)[number]

/** Money, people and exams over one span, which stands in the address with what is shown. */
export function FiguresSection(): ReactElement {
  const { span } = useSpan()
  const readsMoney = useMay('money.read')
  const readsPeople = useMay('people.read')
  const may = { money: readsMoney, people: readsPeople, exams: true }
  const shown = useShown()
  const shows = (part: Part) => may[part] && shown.has(part)
  return (
    <>
      <SpanChoice offered={parts.filter(part => may[part])} />
      <div className={styles.columns}>
        <div>
          {shows('money') && <RevenueCard span={span} />}
          {shows('money') && <ProgramsCard span={span} />}
          {shows('exams') && <HoursCard span={span} />}
        </div>
        <div>
          {shows('people') && <RegistrationsCard span={span} />}
          {shows('money') && <PurchasesCard span={span} />}
          {shows('exams') && <ExamCard span={span} />}
        </div>
      </div>
    </>
  )
}

/** Which parts the address shows: all where it names none. */
function useShown(): ReadonlySet<Part> {
  const [address] = useAddress()
  const named = (address.get('show') ?? '').split(',')
  const shown = parts.filter(part => named.includes(part))
  return new Set(shown.length > 0 ? shown : parts)
}

function SpanChoice({ offered }: { offered: readonly Part[] }): ReactElement {
  const t = useTexts('dashboard')
  const { date } = useFigures()
  const [, change] = useAddress()
  const { now } = useStaffContext()
  const { span, name, choose } = useSpan()
  const shown = useShown()
  const today = dhakaDay(now())
  const day = (of: string) => date(`${of}T06:00:00Z`)
  const toggle = (part: Part) => {
    const next = offered.filter(each => (each === part ? !shown.has(each) : shown.has(each)))
    change({ show: next.length === 0 || next.length === offered.length ? null : next.join(',') }, { replace: true })
  }
  return (
    <div className={styles.head}>
      <PageHead
        level={2}
        title={t('dashboard.figures')}
        figure={t('dashboard.figures_span', { from: day(span.from), to: day(span.to) })}
      />
      <div className={styles.choice}>
        <Segments<SpanName>
          label={t('dashboard.span')}
          value={name}
          options={lengths.map(value => ({ value, label: t(`dashboard.span_${value}`) }))}
          onChange={choose}
        />
        <SpanDay
          label={t('dashboard.from')}
          value={span.from}
          max={span.to}
          onChange={from => change({ from, to: span.to })}
        />
        <SpanDay
          label={t('dashboard.to')}
          value={span.to}
          max={today}
          onChange={to => change({ from: span.from, to })}
        />
        {offered.length > 1 &&
          offered.map(part => (
            <Button
              key={part}
              variant="default"
              aria-pressed={shown.has(part)}
              leftSection={<Icon name={shown.has(part) ? 'check' : 'circle-dashed'} size={16} />}
              onClick={() => toggle(part)}
            >
              {t(`dashboard.show_${part}`)}
            </Button>
          ))}
      </div>
    </div>
  )
}
