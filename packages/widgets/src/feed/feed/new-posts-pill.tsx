import { IconUp, type TalkProps } from '../talk/index.ts'

interface PillProps extends Pick<TalkProps, 't'> {
  count: number
  /** All that came is of this list. */
  isExact: boolean
  onPress: () => void
}

/** New posts wait behind it; it is announced, and moves nothing. */
export function NewPostsPill({ t, count, isExact, onPress }: PillProps) {
  return (
    <div className="feed-pill-place" role="status">
      {count > 0 ? (
        <button type="button" className="talk-pill" onClick={onPress}>
          <IconUp />
          {isExact ? t('feed.new', { count }) : t('feed.new_some')}
        </button>
      ) : null}
    </div>
  )
}
