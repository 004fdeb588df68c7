import type { Post } from '@prostuti/contract'
import { IconDelete, IconWrite } from '../icons.tsx'
import type { TalkProps } from '../talk-props.ts'
import { stateOf } from './post-state.ts'

interface OwnActsProps extends Pick<TalkProps, 't'> {
  post: Post
  onEdit: () => void
  onDelete: () => void
}

/** Of one's own that is not public: to mend it, and to let go of it. */
export function OwnActs({ t, post, onEdit, onDelete }: OwnActsProps) {
  const state = stateOf(post)
  return (
    <div className="talk-acts">
      {state === 'removed' ? null : (
        <button type="button" className="talk-act" data-strong={state === 'returned' ? '' : undefined} onClick={onEdit}>
          <IconWrite />
          {t(state === 'returned' ? 'talk.mend' : 'talk.change')}
        </button>
      )}
      <button type="button" className="talk-act" onClick={onDelete}>
        <IconDelete />
        {t('talk.delete')}
      </button>
    </div>
  )
}
