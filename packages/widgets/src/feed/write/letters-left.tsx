import { feedLengths } from '@prostuti/contract/text-lengths'
import { formatNumber } from '../../foundation/text/format.ts'
import type { ComposerProps } from './write-props.ts'

const near = 300

/** Shown near the end alone. */
export function LettersLeft({ t, language, text }: ComposerProps & { text: string }) {
  const left = feedLengths.text - text.length
  return (
    <p className="write-left ui-small" role="status">
      {left <= near ? (
        <>
          <b>{t('write.left', { count: left })}</b>{' '}
          {t('write.left_text', { most: formatNumber(feedLengths.text, language) })}
        </>
      ) : null}
    </p>
  )
}
