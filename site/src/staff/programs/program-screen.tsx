import { Button } from '@mantine/core'
import type { StaffProgram } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import { RowMenu } from '../fields/index.ts'
import {
  AuditTrail,
  ErrorState,
  Icon,
  LinkTabs,
  PageHead,
  type StaffProps,
  StaffRoot,
  useAddress,
  useFigures,
  useLanguage,
  usePageName,
  useQuery,
  useStaff,
  useTexts,
} from '../foundation/index.ts'
import { useProgramActs } from './program-acts.tsx'
import { ProgramExams } from './program-exams.tsx'
import { ProgramForm } from './program-form.tsx'
import { ProgramLinks } from './program-links.tsx'
import { ProgramReviews } from './program-reviews.tsx'
import { ProgramSide } from './program-side.tsx'
import { ProgramStateChip } from './program-state.tsx'
import styles from './programs.module.css'

/** One program: its exams, its texts and price, its routine, FAQs and reviews. */
export function ProgramScreen({ staff, program }: { staff: StaffProps; program: string }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <Loading id={program} />
    </StaffRoot>
  )
}

function Loading({ id }: { id: string }): ReactElement {
  const t = useTexts('programs')
  const admin = useStaff()
  const { data, error, reload } = useQuery(['programs', id], () => admin.programs.get(id))
  if (error && !data) return <ErrorState error={error} onRetry={reload} />
  return data ? <Program program={data} /> : <PageHead title={t('programs.name')} />
}

const tabs = ['exams', 'details', 'routine', 'faqs', 'reviews'] as const
type Tab = (typeof tabs)[number]

function Program({ program: read }: { program: StaffProgram }): ReactElement {
  const t = useTexts('programs')
  const language = useLanguage()
  const { number } = useFigures()
  // What a form has saved is newer than what was read with the page.
  const [saved, setSaved] = useState<StaffProgram | null>(null)
  const program = saved && saved.revision >= read.revision ? saved : read
  const acts = useProgramActs(() => location.assign('/admin/programs'))
  const name = (language === 'en' && program.title.en) || program.title.bn
  const acted = { ...program, name }
  usePageName(name)
  const asked = useAddress()[0].get('tab')
  const tab = tabs.find(each => each === asked) ?? 'exams'
  const menu = [
    { key: 'duplicate', label: t('programs.duplicate'), icon: 'copy' as const, run: () => acts.duplicate(acted) },
    {
      key: 'auto',
      label: t('programs.auto_exam'),
      icon: 'list-checks' as const,
      run: () => location.assign(`/admin/programs/${program.id}/exam/auto-generate`),
    },
  ]
  return (
    <>
      <PageHead
        title={name}
        figure={
          <>
            <ProgramStateChip state={program.state} />
            {t('programs.member_count', { count: number(program.members) })}
          </>
        }
      >
        {program.state === 'published' && (
          <Button
            component="a"
            href={`/program?id=${program.id}`}
            target="_blank"
            variant="default"
            leftSection={<Icon name="external-link" />}
          >
            {t('programs.learner_page')}
          </Button>
        )}
        <RowMenu label={t('programs.more', { name })} actions={menu} />
        <Button
          component="a"
          href={`/admin/programs/${program.id}/exam/create`}
          // What the tab itself leads to is the one that is filled there.
          variant={tab === 'details' || tab === 'routine' || tab === 'faqs' ? 'default' : 'filled'}
          leftSection={<Icon name="plus" />}
        >
          {t('programs.new_exam')}
        </Button>
      </PageHead>
      <Tabs program={program} current={tab} />
      <div className={styles.page}>
        <div className={styles.fields}>
          {tab === 'details' && <ProgramForm key={read.id} program={program} onSaved={setSaved} />}
          {tab === 'reviews' && <ProgramReviews program={program.id} />}
          {tab === 'exams' && <ProgramExams program={program.id} />}
          {(tab === 'routine' || tab === 'faqs') && <ProgramLinks program={program} part={tab} />}
          {tab === 'details' && <AuditOf program={program} />}
        </div>
        <ProgramSide program={program} acted={acted} acts={acts} />
      </div>
      {acts.dialog}
    </>
  )
}

function Tabs({ program, current }: { program: StaffProgram; current: Tab }): ReactElement {
  const t = useTexts('programs')
  const { number } = useFigures()
  const [, change] = useAddress()
  const counts: Partial<Record<Tab, number>> = {
    exams: program.total_exams,
    faqs: program.faqs,
    reviews: program.reviews,
  }
  const withCount = (text: string, count: number | undefined) =>
    count === undefined ? text : `${text} ${number(count)}`
  return (
    <LinkTabs
      label={t('programs.tabs')}
      tabs={tabs.map(id => ({ id, text: withCount(t(`programs.tab.${id}`), counts[id]) }))}
      current={current}
      onChoose={tab => change({ tab, cursor: null, at: null, hidden: null, state: null, search: null, sort: null })}
    />
  )
}

const fields = [
  ...['title', 'summary', 'description', 'syllabus', 'cover', 'tags', 'position', 'cost', 'cost_in_tk'],
  ...['is_personalized', 'starts_on', 'state', 'from'],
] as const
const actions = ['created', 'updated', 'published', 'unpublished', 'duplicated', 'deleted'] as const

function AuditOf({ program: { id, revision } }: { program: StaffProgram }): ReactElement {
  const t = useTexts('programs')
  return (
    <AuditTrail
      subject={{ kind: 'program', id }}
      version={revision}
      labels={Object.fromEntries(fields.map(field => [field, t(`programs.field.${field}` as 'programs.field.title')]))}
      actions={Object.fromEntries(actions.map(action => [action, t(`programs.audit.${action}`)]))}
    />
  )
}
