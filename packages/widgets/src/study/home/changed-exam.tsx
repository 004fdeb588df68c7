import { optionLetter } from '@prostuti/contract/option-letters'
import { changeSentence } from '@prostuti/sdk/exams/result-change'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { ButtonLink } from '../../foundation/ui/index.ts'
import type { HomePartProps } from './home.props.ts'

/** An exam of mine that was marked anew lately: what that did to my marks and my place, and the way to the result. */
export function ChangedExam({ home: { changed }, t, language, resultHref }: HomePartProps) {
  if (!changed) return null
  const { exam, title, state, change } = changed
  return (
    <section className="ui-card home-changed" part="card" aria-labelledby="changed">
      <h2 part="heading" id="changed">
        {t('changed.exam', { title })}
      </h2>
      <p>{changeSentence(change, { t, letterOf: row => optionLetter(row, language) })}</p>
      {resultHref ? (
        <ButtonLink href={fillTemplate(resultHref, { id: exam, state })} describes={title}>
          {t('changed.to_result')}
        </ButtonLink>
      ) : null}
    </section>
  )
}
