import type { Comment, Reply } from '@prostuti/contract'
import { feedLengths } from '@prostuti/contract/text-lengths'
import { feedApiOf } from '@prostuti/sdk/feed'
import { useEffect, useRef, useState } from 'react'
import { codeOf } from '../../foundation/text/error-text.ts'
import { Button } from '../../foundation/ui/button.tsx'
import { peopleOf } from './comment-tree.ts'
import { mentionsIn } from './mentions.ts'
import type { ThreadProps } from './thread-props.ts'

/** One's own words, in their place; they say afterwards that they were changed. */
export function EditComment(props: ThreadProps & { item: Comment | Reply }) {
  const { client, t, post, item, comments, onEdited } = props
  const [text, setText] = useState(item.text)
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => box.current?.focus(), [])
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  const save = async () => {
    setBusy(true)
    setTrouble('')
    try {
      const mentions = mentionsIn(text, peopleOf(post, comments.list ?? []), item.mentions)
      comments.change(await feedApiOf(client).updateComment(item.id, { text: text.trim(), mentions }))
      onEdited()
    } catch (error) {
      console.warn('prostuti: a comment was not changed', error)
      setTrouble(t(codeOf(error) === 'network_lost' ? 'thread.edit_offline' : 'thread.edit_failed'))
      setBusy(false)
    }
  }
  return (
    <form
      className="thread-edit"
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <textarea
        ref={box}
        className="ui-input"
        part="input"
        dir="auto"
        rows={3}
        maxLength={feedLengths.text}
        value={text}
        aria-label={t('thread.edit')}
        onInput={event => setText(event.currentTarget.value)}
      />
      <p className="ui-small" role="alert">
        {trouble}
      </p>
      <div>
        <Button onClick={onEdited}>{t('thread.edit_leave')}</Button>
        <Button
          type="submit"
          kind="primary"
          disabled={text.trim() === '' || text.trim() === item.text}
          busy={isBusy && t('ui.trying')}
        >
          {t('thread.edit_save')}
        </Button>
      </div>
    </form>
  )
}
