import { Button } from '@mantine/core'
import type { Category, SimilarCategories, SimilarQuestions } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import {
  ErrorState,
  Icon,
  PageHead,
  Shortcut,
  type StaffProps,
  StaffRoot,
  StateMessage,
  useAddress,
  useFigures,
  useLoaded,
  useShortcut,
  useStaff,
  useTexts,
  useToldAct,
} from '../foundation/index.ts'
import styles from './duplicates-screen.module.css'
import { QuestionPair } from './question-pair.tsx'
import tabs from './type-tabs.module.css'

/** Questions and categories that look alike, side by side: made one, or said not to be the same. */
export function DuplicatesScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <Duplicates />
    </StaffRoot>
  )
}

const kinds = ['question', 'category'] as const

function Duplicates(): ReactElement {
  const t = useTexts('categories', 'questions')
  const [address, change] = useAddress()
  const kind = kinds.find(each => each === address.get('kind')) ?? 'question'
  const choice = (
    <fieldset className={tabs.types}>
      <legend>{t('categories.kind')}</legend>
      {kinds.map(each => (
        <label key={each}>
          <input
            type="radio"
            name="kind"
            checked={kind === each}
            onChange={() => change({ kind: each === 'question' ? null : each })}
          />
          <span>{t(`categories.kind.${each}`)}</span>
        </label>
      ))}
    </fieldset>
  )
  return kind === 'question' ? <Questions choice={choice} /> : <Categories choice={choice} />
}

interface PairsProps {
  choice: ReactElement
}

function Questions({ choice }: PairsProps): ReactElement {
  const t = useTexts('categories', 'questions')
  const admin = useStaff()
  const { data, error, reload } = useLoaded(() => admin.duplicates.questions({ pageSize: 20 }), 'questions')
  const [place, setPlace] = useState(0)
  const pairs = data?.results ?? []
  const at = Math.min(place, Math.max(pairs.length - 1, 0))
  const pair: SimilarQuestions | undefined = pairs[at]
  const [keep, setKeep] = useState<string | null>(null)
  const kept = pair && [pair.low, pair.high].some(({ question }) => question.id === keep) ? keep! : (pair?.keep ?? '')
  const act = useToldAct()
  const merge = async () => {
    if (!pair) return
    const other = pair.low.question.id === kept ? pair.high : pair.low
    const merging = () => admin.duplicates.merge({ keep: kept, merge: other.question.id })
    if (await act(merging, t('categories.pair_merged'))) reload()
  }
  const apart = async () => {
    if (!pair) return
    const { low, high } = pair
    const separating = () =>
      admin.duplicates.keepApart({ kind: 'question', low: low.question.id, high: high.question.id })
    if (await act(separating, t('categories.kept_apart'))) reload()
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

function Categories({ choice }: PairsProps): ReactElement {
  const t = useTexts('categories')
  const admin = useStaff()
  const act = useToldAct()
  const { number } = useFigures()
  const { data, error, reload } = useLoaded(() => admin.duplicates.categories({ pageSize: 50 }), 'categories')
  const merge = async (from: Category, into: Category) => {
    const merging = () => admin.categories.merge(from.id, { into: into.id, revision: from.revision })
    if (await act(merging, t('categories.merged'))) reload()
  }
  const apart = async ({ low, high }: SimilarCategories) => {
    const separating = () => admin.duplicates.keepApart({ kind: 'category', low: low.id, high: high.id })
    if (await act(separating, t('categories.kept_apart'))) reload()
  }
  return (
    <>
      <PairHead choice={choice} count={data?.count} />
      {error ? <ErrorState error={error} onRetry={reload} /> : null}
      {data?.results.length === 0 && <NoPairs />}
      {data?.results.map(pair => (
        <section key={`${pair.low.id} ${pair.high.id}`} className={`staff-card ${styles.row}`}>
          <span className={styles.percent}>
            {t('categories.alike', { percent: number(Math.round(pair.similarity * 100)) })}
          </span>
          {([pair.low, pair.high] as const).map((category, index) => (
            <div key={category.id} className={styles.category}>
              <a href={`/admin/category?id=${category.id}&cat_type=${category.cat_type}`}>{category.title}</a>
              <span className="staff-small">
                {t('categories.questions_count', { count: number(category.question_count) })}
              </span>
              <Button
                variant="default"
                size="xs"
                onClick={() => void merge(index === 0 ? pair.high : pair.low, category)}
              >
                {t('categories.keep_this')}
              </Button>
            </div>
          ))}
          <Button variant="subtle" size="xs" onClick={() => void apart(pair)}>
            {t('categories.not_same_category')}
          </Button>
        </section>
      ))}
    </>
  )
}

interface PairHeadProps extends PairsProps {
  count: number | undefined
  at?: number
  last?: number
  go?(place: number): void
  children?: ReactElement[]
}

function PairHead({ choice, count, at = 0, last = 0, go, children }: PairHeadProps): ReactElement {
  const t = useTexts('categories')
  const { number } = useFigures()
  return (
    <PageHead
      title={t('categories.duplicates')}
      figure={count !== undefined && t('categories.pairs_left', { count: number(count) })}
      choice={
        <>
          {choice}
          {go && last > 0 && (
            <span className={styles.steps}>
              <Button
                variant="subtle"
                color="gray"
                aria-label={t('categories.before')}
                disabled={at === 0}
                onClick={() => go(at - 1)}
              >
                <Icon name="chevron-left" />
              </Button>
              {number(at + 1)} / {number(last + 1)}
              <Button
                variant="subtle"
                color="gray"
                aria-label={t('categories.after')}
                disabled={at >= last}
                onClick={() => go(at + 1)}
              >
                <Icon name="chevron-right" />
              </Button>
            </span>
          )}
        </>
      }
    >
      {children}
    </PageHead>
  )
}

function NoPairs(): ReactElement {
  const t = useTexts('categories')
  return (
    <section className="staff-card">
      <StateMessage icon="check-check" title={t('categories.no_pairs')} text={t('categories.no_pairs_text')} />
    </section>
  )
}
