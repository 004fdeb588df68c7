import { localDigits } from '@prostuti/sdk/i18n/digits'
import type { ResultSearchProps } from './result-search.props.ts'

/** Not in the list is not failed, and nothing says how near another number is. */
export function MissingNumber({ number, fileHref, language, t }: ResultSearchProps & { number: string }) {
  return (
    <>
      <p className="number-note">
        <span>
          <b className="ui-num">{t('result_search.missing_title', { number: localDigits(number, language) })}</b>{' '}
          {t('result_search.missing')}
        </span>
      </p>
      {fileHref ? (
        <a className="ui-button" part="button" href={fileHref} download>
          <span>{t('result_search.full')}</span>
        </a>
      ) : null}
    </>
  )
}
