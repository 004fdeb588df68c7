import { feedLengths } from '@prostuti/contract/text-lengths'
import { useEffect, useId, useRef } from 'react'
import { IconClose } from '../../foundation/icons/icon-close.tsx'
import { IconCheck } from '../../foundation/icons/icons.tsx'
import { IconWaits, useOnline } from '../talk/index.ts'
import { ChosenQuote } from './chosen-quote.tsx'
import { LettersLeft } from './letters-left.tsx'
import { PictureButton } from './picture-button.tsx'
import { PicturesEditor } from './pictures-editor.tsx'
import { PollEditor } from './poll-editor.tsx'
import { SendButtons } from './send-buttons.tsx'
import { TypeChips } from './type-chips.tsx'
import { useDraft } from './use-draft.ts'
import { usePictures } from './use-pictures.ts'
import { useSending } from './use-sending.ts'
import type { ComposerProps } from './write-props.ts'

/** Words, pictures and choices of a post, kept while they are typed. */
export function Composer(props: ComposerProps) {
  const { client, t, type, editing, viewer, onClose } = props
  const isOnline = useOnline(client)
  const draft = useDraft(props)
  const pictures = usePictures(props, draft)
  const sending = useSending(props, { draft, pictures, isOnline })
  const box = useRef<HTMLTextAreaElement>(null)
  const [heading, words] = [useId(), useId()]
  useEffect(() => box.current?.focus({ preventScroll: true }), [type, editing])
  const isPoll = type === 'poll'
  return (
    <form
      className="write"
      aria-labelledby={heading}
      onSubmit={event => {
        event.preventDefault()
        sending.send()
      }}
    >
      <header className="write-head">
        <button type="button" className="ui-tool" onClick={onClose}>
          <IconClose />
          <span className="ui-hidden">{t(editing ? 'write.close' : 'write.close_kept')}</span>
        </button>
        <h2 part="heading" id={heading}>
          {t(editing ? 'write.title_edit' : 'write.title')}
        </h2>
        <p className="write-kept ui-small" role="status">
          {draft.isKept ? (
            <>
              <IconCheck />
              {t('write.kept')}
            </>
          ) : null}
        </p>
      </header>
      <div className="write-body">
        {editing ? null : <TypeChips {...props} />}
        {draft.refused ? (
          <p className="write-refused ui-small" role="alert">
            {t('write.came_back')}
          </p>
        ) : null}
        <ChosenQuote {...props} draft={draft} />
        <div className="ui-field">
          <label htmlFor={words} className={isPoll ? undefined : 'ui-hidden'}>
            {t(`write.words_${type}`)}
          </label>
          <textarea
            ref={box}
            id={words}
            className="write-words"
            dir="auto"
            rows={isPoll ? 2 : 5}
            maxLength={feedLengths.text}
            value={draft.text}
            placeholder={isPoll ? undefined : t(`write.hint_${type}`)}
            onInput={event => draft.change({ text: event.currentTarget.value })}
          />
        </div>
        <LettersLeft {...props} text={draft.text} />
        {isPoll ? <PollEditor {...props} draft={draft} isFrozen={editing?.poll?.is_frozen ?? false} /> : null}
        <PicturesEditor {...props} draft={draft} pictures={pictures} />
      </div>
      <footer className="write-foot">
        <p className="write-note ui-small">
          {viewer.isModerator ? null : <IconWaits />}
          <span>{sending.note}</span>
        </p>
        {sending.trouble ? (
          <p className="write-trouble ui-small" role="alert">
            {sending.trouble}
          </p>
        ) : null}
        <div className="write-send">
          <PictureButton {...props} draft={draft} pictures={pictures} />
          <SendButtons {...props} sending={sending} isOnline={isOnline} />
        </div>
      </footer>
    </form>
  )
}
