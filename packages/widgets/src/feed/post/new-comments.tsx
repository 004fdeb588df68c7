import { useEffect, useRef, useState } from 'react'
import { IconUp, onStreamEvent } from '../talk/index.ts'
import type { ThreadProps } from './thread-props.ts'

/** Comments that became public meanwhile wait behind it; one's own are here already. */
export function NewComments({ t, post, comments, onShow }: ThreadProps & { onShow: () => void }) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const here = useRef(comments.list)
  here.current = comments.list
  const isHere = (id: string) =>
    here.current?.some(each => each.id === id || each.replies.some(reply => reply.id === id)) ?? false
  useEffect(
    () =>
      onStreamEvent('comment', event => {
        if (event.post === post.id && !isHere(event.comment)) setIds(known => new Set(known).add(event.comment))
      }),
    [post.id],
  )
  // One's own may be told before its own answer has come.
  const count = [...ids].filter(id => !isHere(id)).length
  const show = () => {
    setIds(new Set())
    onShow()
  }
  return (
    <div className="thread-pill-place" role="status">
      {count > 0 ? (
        <button type="button" className="talk-pill" onClick={show}>
          <IconUp />
          {t('thread.new', { count })}
        </button>
      ) : null}
    </div>
  )
}
