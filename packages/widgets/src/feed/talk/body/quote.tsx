import type { QuotedQuestion } from '@prostuti/contract'
import { trusted } from '../../../foundation/look/trusted-html.ts'
import type { TalkProps } from '../talk-props.ts'
import { lettersOf } from './letters.ts'

/** A question of the bank that the post is about, without its key. */
export function Quote({ t, language, quote }: Pick<TalkProps, 't' | 'language'> & { quote: QuotedQuestion }) {
  const letters = lettersOf(language)
  return (
    <blockquote className="talk-quote">
      <div className="talk-words text" dir="auto" dangerouslySetInnerHTML={{ __html: trusted(quote.text) }} />
      {quote.options.length > 0 ? (
        <ol>
          {quote.options.map((option, index) => (
            <li key={letters[index]}>
              <b aria-hidden="true">{letters[index]}</b>
              <div className="talk-words text" dangerouslySetInnerHTML={{ __html: trusted(option) }} />
            </li>
          ))}
        </ol>
      ) : null}
      <a className="talk-quote-link" href={quote.href}>
        {t('talk.quote_open')}
      </a>
    </blockquote>
  )
}
