import type { Post, QuotedQuestion } from '@prostuti/contract'
import type { PostTypeName } from '@prostuti/sdk/feed'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { useLazyPart } from '../../foundation/element/use-lazy-part.ts'
import type { TalkProps } from '../talk/index.ts'

const load = async () => (await import('../write/index.ts')).writePart

interface PlaceOptions {
  talk: TalkProps
  extend: WidgetProps['extend']
  /** Null: nothing is written. */
  type: PostTypeName | null
  editing: Post | null
  quote: QuotedQuestion | null
  onType: (type: PostTypeName) => void
  onDone: (post: Post, wasEdit: boolean) => void
  onKept: () => void
  onClose: () => void
}

/** From here on there is room to write in the page. */
const wide = '(min-width: 1024px)'

/** The composer, over the whole page on a phone and in its place on a wide page. */
export function useWritePlace({ talk, extend, type, ...rest }: PlaceOptions): { place: ReactNode; isInPlace: boolean } {
  const [isWide, setWide] = useState(false)
  const part = useLazyPart(load, type !== null, extend)
  useEffect(() => setWide(matchMedia(wide).matches), [type])
  if (type === null) return { place: null, isInPlace: false }
  const composer = part ? <part.Composer {...talk} {...rest} type={type} /> : null
  if (isWide) return { place: <div className="talk-write">{composer}</div>, isInPlace: true }
  return {
    place: (
      <WritePage label={talk.t('talk.write_page')} onClose={rest.onClose}>
        {composer}
      </WritePage>
    ),
    isInPlace: false,
  }
}

interface PageProps {
  label: string
  onClose: () => void
  children: ReactNode
}

/** The browser's own `<dialog>` as a page: nothing behind it is reached, and the focus comes back. */
function WritePage({ label, onClose, children }: PageProps) {
  const page = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current: opened } = page
    if (!opened?.open) opened?.showModal()
    return () => opened?.close()
  }, [])
  return (
    <dialog
      ref={page}
      className="talk-write-page"
      aria-label={label}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      {children}
    </dialog>
  )
}
