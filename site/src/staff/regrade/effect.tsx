import type { AcceptedKeys, RegradePreview, WantedKey } from '@prostuti/contract'
import { optionLetter } from '@prostuti/contract/option-letters'
import { changeSentence } from '@prostuti/sdk/exams/result-change'
import { createTranslator, type Messages } from '@prostuti/sdk/i18n/translate'
import type { ReactElement } from 'react'
import { ErrorState, StateMessage, useFigures, useLanguage, useQuery, useStaff, useTexts } from '../foundation/index.ts'
import { MovedPeople } from './moved-people.tsx'
import styles from './regrade.module.css'

interface EffectProps {
  keys: AcceptedKeys
  wanted: readonly WantedKey[]
  changed: Messages
}

/** What the wanted keys would do, counted over every sheet before anything is done. */
export function Effect({ keys, wanted, changed }: EffectProps): ReactElement {
  const t = useTexts('regrade')
  const admin = useStaff()
  const { data, error, isLoading, reload } = useQuery(['regrades', 'preview', keys.exam, wanted], async () =>
    wanted.length > 0 ? admin.regrades.preview(keys.exam, [...wanted]) : null,
  )
  return (
    <section className="staff-card" aria-busy={isLoading}>
      <header>
        <h2>{t('regrade.effect')}</h2>
        {data && wanted.length > 0 && <Counted preview={data} />}
      </header>
      {error ? (
        <ErrorState error={error} title={t('regrade.effect_failed')} onRetry={reload} />
      ) : data && wanted.length > 0 ? (
        <>
          <Figures preview={data} cut={keys.cut_mark} />
          <MovedPeople exam={keys.exam} wanted={wanted} hasCut={keys.cut_mark !== null} />
          <Examples preview={data} changed={changed} />
        </>
      ) : (
        <StateMessage icon="git-compare-arrows" title={t('regrade.nothing')} text={t('regrade.nothing_text')} />
      )}
    </section>
  )
}

function Counted({ preview }: { preview: RegradePreview }): ReactElement {
  const t = useTexts('regrade')
  const { number } = useFigures()
  const { live, archive } = preview
  return (
    <span className="staff-small" role="status">
      {t('regrade.counted', { count: number(live.sheets + archive.sheets) })}
    </span>
  )
}

function Figures({ preview: { live, archive }, cut }: { preview: RegradePreview; cut: number | null }): ReactElement {
  const t = useTexts('regrade')
  const { number } = useFigures()
  const figures = [
    ['rise', live.rose, archive.rose],
    ['fall', live.fell, archive.fell],
    ...(cut === null
      ? []
      : ([
          ['pass', live.passed, archive.passed],
          ['fail', live.failed, archive.failed],
        ] as const)),
  ] as const
  return (
    <dl className={styles.figures}>
      {figures.map(([name, inLive, inArchive]) => (
        <div key={name}>
          <dt>{t(`regrade.figure.${name}`)}</dt>
          <dd>
            <b>{number(inLive)}</b>
            <span className="staff-small">{t('regrade.in_archive', { count: number(inArchive) })}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The very sentences that people of different groups will read, with whom they were made for. */
function Examples({ preview, changed }: { preview: RegradePreview; changed: Messages }): ReactElement | null {
  const t = useTexts('regrade')
  const language = useLanguage()
  const { number } = useFigures()
  const words = { t: createTranslator(changed, language), letterOf: (row: number) => optionLetter(row, language) }
  if (preview.examples.length === 0) return null
  return (
    <div className={styles.examples}>
      <h3>{t('regrade.read')}</h3>
      <ul>
        {preview.examples.map(({ name, change }) => (
          <li key={`${name} ${change.marks_before} ${change.marks_after}`}>
            <p>{changeSentence(change, words)}</p>
            <p className="staff-small staff-num">
              {t('regrade.example', {
                ...{ name, before: number(change.marks_before), after: number(change.marks_after) },
              })}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
