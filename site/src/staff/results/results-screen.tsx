import { Button } from '@mantine/core'
import { isId } from '@prostuti/contract/id'
import type { ReactElement } from 'react'
import { isNotFinal } from '../exams/after/is-not-final.ts'
import { statisticsHref } from '../exams/builder/builder-href.ts'
import {
  LinkTabs,
  PageHead,
  type StaffProps,
  StaffRoot,
  StateMessage,
  useAddress,
  useMay,
  useQuery,
  useStaff,
  useTexts,
} from '../foundation/index.ts'
import { ComparisonCard } from './comparison-card.tsx'
import { MeritList } from './merit-list.tsx'
import { SheetPage } from './sheet-page.tsx'

interface ResultsScreenProps {
  staff: StaffProps
  program: string
  exam: string
}

/** The results of an exam for staff: the merit list, and one learner's sheet. */
export function ResultsScreen({ staff, ...props }: ResultsScreenProps): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <Results {...props} />
    </StaffRoot>
  )
}

const tabs = ['list', 'comparison'] as const

function Results({ program, exam }: Omit<ResultsScreenProps, 'staff'>): ReactElement {
  const t = useTexts('results')
  const admin = useStaff()
  const [address, setAddress] = useAddress()
  const comparison = useQuery(['results', exam, 'comparison'], () => admin.results.comparison(exam))
  const user = address.get('user')
  const seesStatistics = useMay('exams.build')
  const tab = tabs.find(each => each === address.get('tab')) ?? 'list'
  if (isNotFinal(comparison.error))
    return (
      <>
        <PageHead title={t('results.title')} />
        <section className="staff-card">
          <StateMessage icon="hourglass" title={t('results.not_final')} text={t('results.not_final_text')} />
        </section>
      </>
    )
  if (isId(user)) return <SheetPage key={user} program={program} exam={exam} user={user} />
  return (
    <>
      <PageHead title={t('results.title')} figure={comparison.data?.now.title}>
        {seesStatistics && (
          <Button component="a" variant="default" href={statisticsHref(program, exam)}>
            {t('results.statistics')}
          </Button>
        )}
      </PageHead>
      <LinkTabs
        label={t('results.parts')}
        tabs={tabs.map(id => ({ id, text: t(`results.tab.${id}`) }))}
        current={tab}
        onChoose={id => setAddress({ tab: id === 'list' ? null : id, cursor: null, search: null })}
      />
      {tab === 'list' && <MeritList program={program} exam={exam} />}
      {tab === 'comparison' && <ComparisonCard program={program} comparison={comparison} />}
    </>
  )
}
