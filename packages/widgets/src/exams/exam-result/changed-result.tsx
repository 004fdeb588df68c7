import { optionLetter } from '@prostuti/contract/option-letters'
import { changeSentence } from '@prostuti/sdk/exams/result-change'
import type { PublishedProps } from './exam-result.props.ts'

/** What the newest change of the exam's keys did to this result; nothing where there was none. */
export function ChangedResult({ result: { change }, t, language }: PublishedProps) {
  if (!change) return null
  return (
    <aside className="ui-card result-changed" part="card" aria-labelledby="result-changed">
      <h2 part="heading" id="result-changed">
        {t('changed.title')}
      </h2>
      <p>{changeSentence(change, { t, letterOf: row => optionLetter(row, language) })}</p>
    </aside>
  )
}
