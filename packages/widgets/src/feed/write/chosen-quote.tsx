import { IconClose } from '../../foundation/icons/icon-close.tsx'
import { Quote } from '../talk/index.ts'
import type { Draft } from './use-draft.ts'
import type { ComposerProps } from './write-props.ts'

/** The question that the post is about. */
export function ChosenQuote(props: ComposerProps & { draft: Draft }) {
  const { t, draft, quote, editing } = props
  const shown = editing?.quote ?? (draft.question ? quote : null)
  if (!draft.question && !shown) return null
  return (
    <div className="write-quote">
      {shown ? <Quote {...props} quote={shown} /> : <p className="ui-small">{t('write.quote_kept')}</p>}
      {editing ? null : (
        <button type="button" className="ui-tool" onClick={() => draft.change({ question: null })}>
          <IconClose />
          <span className="ui-hidden">{t('write.quote_remove')}</span>
        </button>
      )}
    </div>
  )
}
