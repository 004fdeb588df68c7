import type { FoundResult } from '@prostuti/contract'
import { startOfDhakaDay } from '@prostuti/contract/dhaka-time'
import { localDigits } from '@prostuti/sdk/i18n/digits'
import { formatDate } from '@prostuti/sdk/i18n/format'
import type { ReactNode } from 'react'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { IconCheck } from '../../foundation/ui/index.ts'
import type { ResultSearchProps } from './result-search.props.ts'

type FoundProps = ResultSearchProps & { number: string }

/** What the number is in each result that has it. */
export function FoundNumber({ found, ...props }: FoundProps & { found: readonly FoundResult[] }) {
  return (
    <>
      {found.map(each => (
        <FoundIn key={each.result.id} {...props} found={each} />
      ))}
      <p className="ui-small ui-muted">{props.t('result_search.discreet')}</p>
    </>
  )
}

function FoundIn({ found, number, resultId, resultHref, language, t }: FoundProps & { found: FoundResult }) {
  const { result, outcome, next } = found
  const title = resultHref ? <a href={fillTemplate(resultHref, { slug: result.slug })}>{result.title}</a> : result.title
  return (
    <section className="result-search-found">
      <header>
        <span className="result-search-mark">
          <IconCheck />
        </span>
        <p>
          <b>{t('result_search.found')}</b>
          <span className="ui-small ui-muted ui-num">
            {t('result_search.number', { number: localDigits(number, language) })}
          </span>
        </p>
      </header>
      <dl>
        {resultId ? null : <Row name={t('result_search.exam')}>{title}</Row>}
        {outcome ? <Row name={t('result_search.outcome')}>{outcome}</Row> : null}
        {next ? <Row name={t('result_search.next')}>{nextText(next, language)}</Row> : null}
      </dl>
      {resultId && next?.date ? <slot name="keep" /> : null}
    </section>
  )
}

const nextText = ({ title, date }: NonNullable<FoundResult['next']>, language: FoundProps['language']): string =>
  date ? `${title}, ${formatDate(startOfDhakaDay(date), language)}` : title

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
