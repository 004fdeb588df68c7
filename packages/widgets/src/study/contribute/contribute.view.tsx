import { useState } from 'react'
import { useKnownUser } from '../../foundation/data/use-known-user.ts'
import { ButtonLink, EmptyState, Skeleton, SkeletonBlock, Tabs } from '../../foundation/ui/index.ts'
import { useTopics } from '../topics/index.ts'
import type { ContributeProps } from './contribute.props.ts'
import { OwnList } from './own-list.tsx'
import { OwnSheets } from './own-sheets.tsx'
import { QuestionForm } from './question-form.tsx'
import { SheetForm } from './sheet-form.tsx'
import { useQuestionDraft } from './use-question-draft.ts'

export function Contribute(props: ContributeProps) {
  const { t, signInHref } = props
  const user = useKnownUser(props.client)
  // Who is not known yet may be a guest, whose calls would be refused.
  if (user === undefined) return <Waiting t={t} />
  if (user && !user.is_anonymous) return <Room key={user.id} {...props} />
  return (
    <div className="contribute">
      <EmptyState
        title={t('ui.error.not_signed_in')}
        text={t('contribute.sign_in_text')}
        action={
          signInHref ? (
            <ButtonLink kind="primary" href={signInHref}>
              {t('contribute.sign_in')}
            </ButtonLink>
          ) : undefined
        }
      />
    </div>
  )
}

const Waiting = ({ t }: Pick<ContributeProps, 't'>) => (
  <Skeleton className="contribute" label={t('ui.loading')}>
    <SkeletonBlock height="3rem" />
    <SkeletonBlock height="7rem" />
    <SkeletonBlock height="12rem" />
  </Skeleton>
)

type TabName = 'question' | 'sheet'

function Room(props: ContributeProps) {
  const { t, client } = props
  const [tab, setTab] = useState<TabName>('question')
  const [round, setRound] = useState(0)
  const topics = useTopics(client, true)
  const draft = useQuestionDraft()
  const onSent = () => setRound(count => count + 1)
  const tabs = [
    { name: 'question' as const, label: t('contribute.tab_question') },
    { name: 'sheet' as const, label: t('contribute.tab_sheet') },
  ]
  return (
    <div className="contribute">
      <section className="contribute-part" aria-label={t('contribute.offer')}>
        <Tabs label={t('contribute.offer')} tabs={tabs} current={tab} onChange={setTab}>
          {tab === 'question' ? (
            <QuestionForm {...props} {...{ topics, draft, onSent }} />
          ) : (
            <SheetForm {...props} {...{ topics, onSent }} />
          )}
        </Tabs>
      </section>
      <section className="contribute-part" aria-label={t('contribute.mine')}>
        <h2 part="heading">{t('contribute.mine')}</h2>
        <OwnSheets key={`sheets ${round}`} {...props} onRead={onSent} />
        <OwnList
          key={round}
          {...props}
          onAgain={contribution => {
            setTab('question')
            draft.take(contribution)
          }}
        />
      </section>
    </div>
  )
}
