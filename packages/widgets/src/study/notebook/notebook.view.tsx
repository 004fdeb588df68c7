import { memoryApiOf } from '@prostuti/sdk/study'
import { type ReactNode, useState } from 'react'
import { useKnownUser } from '../../foundation/data/use-known-user.ts'
import { useRequest } from '../../foundation/data/use-request.ts'
import { codeOf } from '../../foundation/text/error-text.ts'
import { formatDay, formatNumber } from '../../foundation/text/format.ts'
import { ButtonLink, EmptyState, RequestError, Skeleton, SkeletonBlock, Tabs } from '../../foundation/ui/index.ts'
import { MistakeList } from './mistake-list.tsx'
import type { NotebookPartProps, NotebookProps } from './notebook.props.ts'
import { Days, Topics } from './progress.tsx'
import { ReviewScreen } from './review-screen.tsx'
import { StartReviews } from './start-reviews.tsx'
import { type Dealt, useBegin, useKeptReviews, useWaiting, withWaiting } from './use-todays-reviews.ts'

export function Notebook(props: NotebookProps) {
  const user = useKnownUser(props.client)
  if (user === null) return <SignInFirst {...props} />
  return <OwnNotebook key={user?.id} {...props} />
}

/** The two tabs, or the reviews once they are begun. */
function OwnNotebook(props: NotebookProps) {
  const { client, t } = props
  const [round, setRound] = useState(0)
  const { data, error, loading, retry } = useRequest(`progress ${round}`, () => memoryApiOf(client).progress())
  const [dealt, setDealt] = useState<Dealt | null>(null)
  const begin = useBegin(client, setDealt)
  const askAgain = () => setRound(count => count + 1)
  const waiting = useWaiting(client, () => dealt === null && askAgain())
  useKeptReviews(client, data)
  const leave = () => {
    setDealt(null)
    askAgain()
  }
  if (dealt) return <ReviewScreen {...props} {...dealt} onLeave={leave} />
  if (codeOf(error) === 'not_signed_in') return <SignInFirst {...props} />
  const progress = withWaiting(client, data)
  const start = <StartReviews {...props} {...{ begin, progress, waiting }} />
  if (progress)
    return (
      <Pages {...props} progress={progress} onCram={() => begin.run({ cram: true })}>
        {start}
      </Pages>
    )
  if (!error) return <NotebookSkeleton label={t('ui.loading')} />
  return (
    <div className="notebook">
      <RequestError t={t} error={error} retry={retry} retrying={loading} />
      {start}
    </div>
  )
}

type TabName = 'mistakes' | 'progress'

interface PagesProps extends NotebookPartProps {
  onCram: () => void
  children: ReactNode
}

function Pages({ children, onCram, ...props }: PagesProps) {
  const { t, language, progress } = props
  const [tab, setTab] = useState<TabName>('mistakes')
  const tabs = [
    {
      name: 'mistakes' as const,
      label: (
        <>
          {t('notebook.mistakes')} <span className="ui-num">{formatNumber(progress.mistakes, language)}</span>
        </>
      ),
    },
    { name: 'progress' as const, label: t('notebook.progress') },
  ]
  return (
    <section className="notebook" aria-label={t('notebook.title')}>
      <Tabs label={t('notebook.title')} tabs={tabs} current={tab} onChange={setTab}>
        <div className="notebook-page">
          <NextExam {...props} />
          {/* Where there is room for a second column, the days stand beside either tab. */}
          <div className="notebook-columns" data-tab={tab}>
            <div className="notebook-page">
              {tab === 'mistakes' ? <MistakeList {...props} onCram={onCram} /> : <Topics {...props} />}
            </div>
            <Days {...props} />
          </div>
        </div>
      </Tabs>
      {children}
    </section>
  )
}

/** What the reviews aim at. */
function NextExam({ t, client, language, progress: { next_exam: exam, mistakes } }: NotebookPartProps) {
  if (!exam || mistakes === 0) return null
  const day = formatDay(`${exam.date}T06:00:00Z`, language, client.now())
  return <p className="notebook-aim ui-num">{t('notebook.next_exam', { title: exam.title, day })}</p>
}

function SignInFirst({ t, signInHref }: NotebookProps) {
  return (
    <div className="notebook">
      <EmptyState
        title={t('ui.error.not_signed_in')}
        text={t('notebook.sign_in_text')}
        action={
          signInHref ? (
            <ButtonLink kind="primary" href={signInHref}>
              {t('notebook.sign_in')}
            </ButtonLink>
          ) : undefined
        }
      />
    </div>
  )
}

function NotebookSkeleton({ label }: { label: string }) {
  return (
    <Skeleton className="notebook" label={label}>
      <SkeletonBlock height="48px" />
      <SkeletonBlock height="96px" />
      <SkeletonBlock height="96px" />
      <SkeletonBlock height="96px" />
    </Skeleton>
  )
}
