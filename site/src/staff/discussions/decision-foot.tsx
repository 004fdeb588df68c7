import { Button } from '@mantine/core'
import type { TalkItem, TalkTab } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import { Icon, type IconName, Shortcut, toast, useShortcut, useTexts } from '../foundation/index.ts'
import acts from './acts.module.css'
import styles from './decision-foot.module.css'
import { ReasonChoice } from './reason-choice.tsx'
import { type Decision, isSaid, type Moderation, needsReason, noReason } from './use-moderation.ts'

interface DecisionFootProps {
  item: TalkItem
  tab: TalkTab
  moderation: Moderation
  /** The decision is made: the next one comes. */
  onDecided(): void
}

interface Offer {
  readonly act: Decision
  readonly icon: IconName
  readonly keys: string
}

const publish: Offer = { act: 'publish', icon: 'globe', keys: 'A' }
const approve: Offer = { act: 'approve', icon: 'check', keys: 'P' }
const pending: Offer = { act: 'pending', icon: 'hourglass', keys: 'W' }
const back: Offer = { act: 'return', icon: 'undo-2', keys: 'R' }
const remove: Offer = { act: 'delete', icon: 'trash', keys: 'D' }
const keep: Offer = { act: 'keep', icon: 'check', keys: 'A' }

/** What can be decided of what is in a tab; a comment is public from the start. */
function offersOf({ kind }: TalkItem, tab: TalkTab): readonly Offer[] {
  if (tab === 'pending') return [remove, approve, back, publish]
  if (tab === 'reported') return kind === 'post' ? [remove, pending, keep] : [remove, keep]
  if (tab === 'published') return kind === 'post' ? [remove, pending] : [remove]
  return []
}

/** Reason, the sentence that the writer reads, and the acts. A chosen reason makes sending back the filled one. */
export function DecisionFoot({ item, tab, moderation, onDecided }: DecisionFootProps): ReactElement {
  const t = useTexts('discussions')
  const [why, setWhy] = useState(noReason)
  const offers = offersOf(item, tab)
  const isReasoned = why.reason !== null
  const main: Decision | undefined = isReasoned
    ? (offers.find(({ act }) => act === 'return') ?? offers.find(({ act }) => act === 'delete'))?.act
    : tab === 'published'
      ? undefined
      : offers.at(-1)?.act
  const run = async (act: Decision) => {
    if (needsReason(act) && !isSaid(why)) return toast(t('talk.needs_reason'), 'wrong')
    if (await moderation.decide(act, [item], why)) onDecided()
  }
  useShortcut({ key: 'Enter' }, isReasoned && main ? () => void run(main) : null)
  return (
    <footer className={styles.foot}>
      {offers.some(({ act }) => needsReason(act)) && (
        <ReasonChoice
          label={t(tab === 'pending' ? 'talk.reason' : 'talk.reason_removed')}
          why={why}
          onChange={setWhy}
        />
      )}
      {isReasoned && main && needsReason(main) && (
        <div className={styles.reads}>
          <div className="staff-small">{t('talk.reads', { name: item.writer?.name ?? t('talk.nameless') })}</div>
          <b>{t(main === 'return' ? 'talk.reads_title.return' : 'talk.reads_title.delete')}</b>
          <div>
            {why.reason === 'other'
              ? why.text
              : t(`talk.said.${why.reason as Exclude<typeof why.reason, 'other' | null>}`)}
          </div>
        </div>
      )}
      <div className={acts.acts}>
        {offers.map(offer => (
          <ActButton
            key={offer.act}
            offer={offer}
            isMain={offer.act === main}
            isBusy={moderation.isBusy}
            onPress={() => void run(offer.act)}
          />
        ))}
        {tab === 'deleted' && (
          <Button
            variant="filled"
            leftSection={<Icon name="undo-2" />}
            loading={moderation.isBusy}
            onClick={() => void moderation.restore([item]).then(isDone => isDone && onDecided())}
          >
            {t('talk.act.undo')}
          </Button>
        )}
      </div>
    </footer>
  )
}

interface ActButtonProps {
  offer: Offer
  isMain: boolean
  isBusy: boolean
  onPress(): void
}

function ActButton({ offer: { act, icon, keys }, isMain, isBusy, onPress }: ActButtonProps): ReactElement {
  const t = useTexts('discussions')
  useShortcut({ key: keys.toLowerCase() }, onPress)
  return (
    <Button
      variant={isMain ? 'filled' : 'default'}
      className={act === 'delete' ? acts.danger : undefined}
      leftSection={<Icon name={icon} size={16} />}
      rightSection={<Shortcut keys={keys} />}
      disabled={isBusy}
      onClick={onPress}
    >
      {t(`talk.act.${act}`)}
    </Button>
  )
}
