import '../foundation/input/mantine-inputs.css'
import { Button, TextInput } from '@mantine/core'
import type { TalkItem } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import {
  ErrorState,
  Icon,
  PageHead,
  type StaffProps,
  StaffRoot,
  StateMessage,
  useAddress,
  useFigures,
  useQuery,
  useShortcut,
  useStaff,
  useTexts,
} from '../foundation/index.ts'
import { DecisionFoot } from './decision-foot.tsx'
import styles from './moderation.module.css'
import { TalkBulkBar } from './talk-bulk-bar.tsx'
import { TalkQueue } from './talk-queue.tsx'
import { TalkReading } from './talk-reading.tsx'
import { TalkSide } from './talk-side.tsx'
import { TalkTabs, tabIn } from './talk-tabs.tsx'
import { itemKey } from './talk-words.ts'
import { useModeration } from './use-moderation.ts'

const pageSize = 30
const nothing: readonly TalkItem[] = []

/** Posts and comments that wait for a decision, one after another, by keyboard; and those that were decided about. */
export function ModerationScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <ModerationRoom />
    </StaffRoot>
  )
}

function ModerationRoom(): ReactElement {
  const t = useTexts('discussions')
  const { talk } = useStaff()
  const { number, recent } = useFigures()
  const [address, change] = useAddress()
  const tab = tabIn(address)
  const search = address.get('search') ?? undefined
  const cursor = address.get('cursor') ?? undefined
  const { data, error, isLoading, reload } = useQuery(['talk', tab, search, cursor], () =>
    talk.list({ tab, search, cursor, pageSize }),
  )
  const moderation = useModeration()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const items = data?.results ?? nothing
  const named = address.get('id')
  const at = items.findIndex(item => itemKey(item) === named)
  const isNamed = named !== null && (at >= 0 || !moderation.hasDecided(named))
  const current = items[at] ?? (isNamed ? null : (items[0] ?? null))
  const open = (item: TalkItem | undefined) => item && change({ id: itemKey(item) }, { replace: true })
  const place = current ? items.indexOf(current) : -1
  const choose = (some: readonly TalkItem[], isChosen: boolean) =>
    setChosen(before => {
      const after = new Set(before)
      for (const item of some) isChosen ? after.add(itemKey(item)) : after.delete(itemKey(item))
      return after
    })
  useShortcut({ key: 'j' }, () => open(items[place + 1]))
  useShortcut({ key: 'k' }, () => open(items[place - 1]))
  useShortcut({ key: 'x' }, () => current && choose([current], !chosen.has(itemKey(current))))
  useShortcut({ key: 'z' }, moderation.canUndo ? moderation.undo : null)
  const selected = items.filter(item => chosen.has(itemKey(item)))
  const counts = data?.counts ?? null
  return (
    <>
      <PageHead
        title={t('talk.title')}
        figure={
          counts &&
          (counts.oldest_pending_at
            ? t('talk.oldest', { ago: recent(counts.oldest_pending_at) })
            : t('talk.none_waiting'))
        }
        choice={<TalkTabs tab={tab} counts={counts} />}
      >
        {moderation.canUndo && (
          <Button
            variant="default"
            leftSection={<Icon name="undo-2" size={16} />}
            loading={moderation.isBusy}
            onClick={moderation.undo}
          >
            {t('talk.keys_undo')}
          </Button>
        )}
      </PageHead>
      <div className={styles.room} data-reading={isNamed || undefined}>
        <section className={`staff-card ${styles.list}`} aria-busy={isLoading}>
          <div className={styles.listHead}>
            <TextInput
              key={tab}
              aria-label={t('talk.search')}
              placeholder={t('talk.search')}
              type="search"
              maxLength={100}
              defaultValue={search}
              leftSection={<Icon name="search" size={16} />}
              onKeyDown={event =>
                event.key === 'Enter' && change({ search: event.currentTarget.value.trim(), id: null, cursor: null })
              }
            />
            <span className="staff-small">
              {t(`talk.order.${tab}`)}
              {counts && ` · ${t('talk.decided_today', { count: number(counts.decided_today) })}`}
            </span>
          </div>
          {selected.length > 0 && (
            <TalkBulkBar chosen={selected} tab={tab} moderation={moderation} clear={() => setChosen(new Set())} />
          )}
          {error ? (
            <ErrorState error={error} title={t('talk.failed')} onRetry={reload} />
          ) : data && items.length === 0 ? (
            <StateMessage
              icon={search ? 'search-x' : 'check-check'}
              title={search ? t('talk.found_none') : t(`talk.empty.${tab}`)}
              text={search ? '' : t('talk.empty_text')}
            />
          ) : (
            <TalkQueue items={items} current={current} chosen={chosen} onOpen={open} onChoose={choose} />
          )}
          {data?.next && (
            <Button
              className={styles.more}
              variant="default"
              onClick={() =>
                change({ cursor: new URL(data.next!, location.href).searchParams.get('cursor'), id: null })
              }
            >
              {t('talk.more')}
            </Button>
          )}
        </section>
        {current ? (
          <article className={`staff-card ${styles.item}`} key={`${itemKey(current)} ${current.revision}`}>
            <Button
              className={styles.back}
              variant="subtle"
              leftSection={<Icon name="arrow-left" />}
              onClick={() => change({ id: null })}
            >
              {t('talk.back')}
            </Button>
            <TalkReading item={current} />
            <DecisionFoot
              item={current}
              tab={tab}
              moderation={moderation}
              onDecided={() => change({ id: nextKey(items, place) }, { replace: true })}
            />
          </article>
        ) : (
          isNamed && data && <StateMessage icon="search-x" title={t('talk.gone')} text="" />
        )}
        {current && <TalkSide item={current} />}
      </div>
    </>
  )
}

/** What is opened after a decision: the one behind it, else the one before. */
function nextKey(items: readonly TalkItem[], place: number): string | null {
  const next = items[place + 1] ?? items[place - 1]
  return next ? itemKey(next) : null
}
