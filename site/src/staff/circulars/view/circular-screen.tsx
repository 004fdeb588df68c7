import { Button } from '@mantine/core'
import type { StaffCircular } from '@prostuti/contract'
import type { ReactElement } from 'react'
import {
  ErrorState,
  Icon,
  type IconName,
  PageHead,
  type StaffProps,
  StaffRoot,
  useAddress,
  useFigures,
  usePageName,
  useQuery,
  useStaff,
  useTexts,
} from '../../foundation/index.ts'
import { AskBar } from '../acts/ask-bar.tsx'
import { UndoBar } from '../acts/undo-bar.tsx'
import { type AskedAct, type CircularActs, useCircularActs } from '../acts/use-circular-acts.ts'
import { circularFormHref } from '../circular/circular-href.ts'
import { CircularStateChip } from '../circular/circular-state.tsx'
import { CircularTrail } from '../circular/circular-trail.tsx'
import { CircularView } from '../circular/circular-view.tsx'
import { MissingCircular } from '../circular/missing-circular.tsx'
import styles from './circular-screen.module.css'

/** One circular as learners read it, with its state, what can be done with it, and its history. */
export function CircularScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <Loading />
    </StaffRoot>
  )
}

function Loading(): ReactElement {
  const t = useTexts('circulars')
  const { circulars: api } = useStaff()
  const id = useAddress()[0].get('id')
  const { data, error, reload } = useQuery(['circulars', id], async () => (id ? api.get(id) : null))
  if (!id) return <MissingCircular />
  if (error && !data) return <ErrorState error={error} onRetry={reload} />
  return data ? <Circular circular={data} /> : <PageHead title={t('circulars.single')} />
}

/** What can be done from each state; the last one is the filled button. */
const offered: Readonly<Record<StaffCircular['state'], readonly AskedAct[]>> = {
  0: ['delete', 'approve', 'pending', 'publish'],
  1: ['delete', 'draft', 'approve', 'publish'],
  2: ['delete', 'pending'],
  3: ['draft'],
}

const icons: Readonly<Record<AskedAct, IconName>> = {
  ...{ approve: 'check', publish: 'globe', pending: 'hourglass', draft: 'undo-2', delete: 'trash' },
}

function Circular({ circular }: { circular: StaffCircular }): ReactElement {
  const t = useTexts('circulars')
  const { recent } = useFigures()
  const acts = useCircularActs()
  const { state, fields, problem, changed } = circular
  usePageName(fields.title)
  return (
    <>
      <PageHead
        title={fields.title}
        figure={
          <>
            <CircularStateChip state={state} />
            {changed && t('circulars.changed_by', { name: changed.by ?? t('audit.server'), when: recent(changed.at) })}
          </>
        }
      >
        {state === 2 && (
          <Button
            component="a"
            href={`/jobs/${circular.id}/${circular.shown.slug}`}
            target="_blank"
            variant="default"
            leftSection={<Icon name="external-link" size={16} />}
          >
            {t('circulars.learner_page')}
          </Button>
        )}
        <Button
          component="a"
          href={circularFormHref(circular.id)}
          variant={acts.asked ? 'default' : 'filled'}
          leftSection={<Icon name="pencil" size={16} />}
        >
          {t('circulars.edit')}
        </Button>
      </PageHead>
      <UndoBar acts={acts} />
      {problem && state < 2 && (
        <p className={styles.problem}>
          <Icon name="triangle-alert" /> {t(`circulars.problem.${problem}`)}
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          <section className="staff-card" aria-label={t('circulars.acts')}>
            <Acts circular={circular} acts={acts} />
            <AskBar acts={acts} />
          </section>
          <section className={`staff-card ${styles.body}`} aria-label={t('circulars.preview')}>
            <CircularView circular={circular.shown} />
          </section>
        </div>
        <div className={styles.side}>
          {fields.note && (
            <section className="staff-card">
              <header>
                <h2>{t('circulars.field.note')}</h2>
                <span className="staff-small">{t('circulars.note_hint')}</span>
              </header>
              <p className={styles.note}>{fields.note}</p>
            </section>
          )}
          <CircularTrail circular={circular} />
        </div>
      </div>
    </>
  )
}

function Acts({
  circular: { id, revision, state },
  acts,
}: {
  circular: StaffCircular
  acts: CircularActs
}): ReactElement {
  const t = useTexts('circulars')
  return (
    <div className={styles.acts}>
      {offered[state].map(act => (
        <Button
          key={act}
          variant="default"
          aria-pressed={acts.asked?.act === act}
          className={act === 'delete' ? styles.danger : undefined}
          leftSection={<Icon name={icons[act]} size={16} />}
          onClick={() => acts.ask(act, [{ id, revision }])}
        >
          {t(`circulars.act.${act}`)}
        </Button>
      ))}
    </div>
  )
}
