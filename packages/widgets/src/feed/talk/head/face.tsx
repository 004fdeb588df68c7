import type { Author } from '@prostuti/contract'
import { Avatar } from '../../../foundation/ui/avatar.tsx'

const tints = 5

/** A writer's picture or letter; the same name has the same colour everywhere. */
export function Face({ author }: { author: Author }) {
  const name = author?.name ?? ''
  const tint = [...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % tints
  return (
    <span className="talk-face" data-tint={tint}>
      <Avatar name={name || '–'} picture={author?.picture} />
    </span>
  )
}
