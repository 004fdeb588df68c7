import { IconMore } from '../icons.tsx'
import type { TalkProps } from '../talk-props.ts'

interface MoreProps extends Pick<TalkProps, 't'> {
  of: string
  onPress: () => void
}

/** Opens the menu of a post or comment. */
export function MoreButton({ t, of, onPress }: MoreProps) {
  return (
    <button type="button" className="ui-tool talk-more" aria-haspopup="dialog" onClick={onPress}>
      <IconMore />
      <span className="ui-hidden">
        {t('talk.more')}: {of}
      </span>
    </button>
  )
}
