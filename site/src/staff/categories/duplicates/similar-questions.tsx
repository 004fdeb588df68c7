import { Button } from '@mantine/core'
import type { SimilarQuestions as Pair } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import {
  ErrorState,
  Icon,
  Shortcut,
  useChange,
  useQuery,
  useShortcut,
  useStaff,
  useTexts,
} from '../../foundation/index.ts'
import { NoPairs, PairHead, type PairsProps } from './pair-head.tsx'
import { QuestionPair } from './question-pair.tsx'

/** Questions that look alike, a pair at a time. */
export function SimilarQuestions({ choice }: PairsProps): ReactElement {
  const t = useTexts('categories', 'questions')
  const admin = useStaff()
  const { data, error, reload } = useQuery(['duplicates', 'questions'], () =>
    admin.duplicates.questions({ pageSize: 20 }),
  )
  const [place, setPlace] = useState(0)
  const pairs = data?.results ?? []
  const at = Math.min(place, Math.max(pairs.length - 1, 0))
  const pair: Pair | undefined = pairs[at]
  const [keep, setKeep] = useState<string | null>(null)
  const kept = pair && [pair.low, pair.high].some(({ question }) => question.id === keep) ? keep! : (pair?.keep ?? '')
  const change = useChange()
  const merge = async () => {
    if (!pair) return
    const other = pair.low.question.id === kept ? pair.high : pair.low
    const merging = () => admin.duplicates.merge({ keep: kept, merge: other.question.id })
    await change(merging, { done: t('categories.pair_merged'), outdates: [['duplicates']] })
  }
  const apart = async () => {
    if (!pair) return
    const { low, high } = pair
    const separating = () =>
      admin.duplicates.keepApart({ kind: 'question', low: low.question.id, high: high.question.id })
    await change(separating, { done: t('categories.kept_apart'), outdates: [['duplicates']] })
  }
  useShortcut({ key: 'm' }, pair ? () => void merge() : null)
  useShortcut({ key: 'n' }, pair ? () => void apart() : null)
  useShortcut({ key: 'j' }, () => setPlace(Math.min(at + 1, Math.max(pairs.length - 1, 0))))
  useShortcut({ key: 'k' }, () => setPlace(Math.max(at - 1, 0)))
  return (
    <>
      <PairHead choice={choice} count={data?.count} at={at} go={setPlace} last={pairs.length - 1}>
        <Button variant="default" disabled={!pair} rightSection={<Shortcut keys="N" />} onClick={() => void apart()}>
          {t('categories.not_same')}
        </Button>
        <Button
          disabled={!pair}
          leftSection={<Icon name="git-merge" size={16} />}
          rightSection={<Shortcut keys="M" />}
          onClick={() => void merge()}
        >
          {t('categories.merge_pair')}
        </Button>
      </PairHead>
      {error ? <ErrorState error={error} onRetry={reload} /> : null}
      {data && !pair && <NoPairs />}
      {pair && <QuestionPair pair={pair} keep={kept} onKeep={setKeep} />}
    </>
  )
}
