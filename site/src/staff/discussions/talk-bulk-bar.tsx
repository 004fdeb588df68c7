import { Button } from '@mantine/core'
import type { ReturnsOf, TalkItem, TalkTab } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import { AskBar, Icon, toast, useFigures, useStaff, useTexts, useToldAct } from '../foundation/index.ts'
import acts from './acts.module.css'
import { ReasonChoice } from './reason-choice.tsx'
import styles from './talk-bulk-bar.module.css'
import { type Decision, isSaid, type Moderation, needsReason, noReason } from './use-moderation.ts'

interface TalkBulkBarProps {
  chosen: readonly TalkItem[]
  tab: TalkTab
  moderation: Moderation
  clear(): void
}

interface Asked {
  readonly act: Decision
  readonly outcome: ReturnsOf<'feed.changeTalk'>
}

const offered: Readonly<Record<TalkTab, readonly Decision[]>> = {
  pending: ['publish', 'approve', 'return', 'delete'],
  reported: ['keep', 'pending', 'delete'],
  published: ['pending', 'delete'],
  deleted: [],
}

/** What can be decided of many at once: counted first, asked, then done. */
export function TalkBulkBar({ chosen, tab, moderation, clear }: TalkBulkBarProps): ReactElement {
  const t = useTexts('discussions')
  const { talk } = useStaff()
  const { number } = useFigures()
  const told = useToldAct()
  const [why, setWhy] = useState(noReason)
  const [asked, setAsked] = useState<Asked | null>(null)
  const items = chosen.map(({ kind, id, revision }) => ({ kind, id, revision }))

  async function ask(act: Decision): Promise<void> {
    if (needsReason(act) && !isSaid(why)) return toast(t('talk.needs_reason'), 'wrong')
    const reasoned = needsReason(act) ? { reason: why.reason, text: why.reason === 'other' ? why.text.trim() : '' } : {}
    await told(async () => setAsked({ act, outcome: await talk.foresee({ act, items, ...reasoned }) }))
  }

  async function run(act: Decision): Promise<void> {
    if (await moderation.decide(act, chosen, why)) clear()
    setAsked(null)
  }

  return (
    <div className={styles.bulk}>
      <div className={acts.acts}>
        <b aria-live="polite">{t('talk.selected', { count: number(chosen.length) })}</b>
        {offered[tab].map(act => (
          <Button
            key={act}
            size="xs"
            variant="default"
            className={act === 'delete' ? acts.danger : undefined}
            aria-pressed={asked?.act === act}
            onClick={() => void ask(act)}
          >
            {t(`talk.act.${act}`)}
          </Button>
        ))}
        {tab === 'deleted' && (
          <Button
            size="xs"
            loading={moderation.isBusy}
            leftSection={<Icon name="undo-2" size={16} />}
            onClick={() => void moderation.restore(chosen).then(isDone => isDone && clear())}
          >
            {t('talk.act.undo')}
          </Button>
        )}
        <Button variant="subtle" color="gray" size="xs" aria-label={t('talk.clear')} onClick={clear}>
          <Icon name="x" size={16} />
        </Button>
      </div>
      {offered[tab].some(needsReason) && (
        <ReasonChoice
          label={t(tab === 'pending' ? 'talk.reason' : 'talk.reason_removed')}
          why={why}
          onChange={setWhy}
        />
      )}
      {asked && (
        <AskBar
          key={asked.act}
          label={t(`talk.act.${asked.act}`)}
          confirm={t('talk.do', { act: t(`talk.act.${asked.act}`), count: number(asked.outcome.changed.length) })}
          onConfirm={() => run(asked.act)}
          onCancel={() => setAsked(null)}
        >
          <Foreseen {...asked} />
        </AskBar>
      )}
    </div>
  )
}

function Foreseen({ act, outcome }: Asked): ReactElement {
  const t = useTexts('discussions')
  const { number } = useFigures()
  const { changed, left, told: people, comments } = outcome
  const figures = { count: number(changed.length), told: number(people), comments: number(comments) }
  return (
    <>
      <p>{changed.length === 0 ? t('talk.ask.none') : t(`talk.ask.${act}`, figures)}</p>
      {left.length > 0 && <p>{t('talk.ask.left', { count: number(left.length) })}</p>}
    </>
  )
}
