import { useRef } from 'react'
import { IconAddPicture } from './icons.tsx'
import type { Draft } from './use-draft.ts'
import type { Pictures } from './use-pictures.ts'
import type { ComposerProps } from './write-props.ts'

interface PictureButtonProps extends ComposerProps {
  draft: Draft
  pictures: Pictures
}

/** Adds pictures while there is room. */
export function PictureButton({ t, pictures }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const isFull = pictures.room <= 0
  return (
    <>
      <button
        type="button"
        className="ui-tool"
        aria-disabled={isFull || undefined}
        onClick={() => (isFull ? undefined : input.current?.click())}
      >
        <IconAddPicture />
        <span className="ui-hidden">{t(isFull ? 'write.pictures_full' : 'write.add_picture')}</span>
      </button>
      <input
        ref={input}
        className="write-file"
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        multiple
        accept="image/png,image/jpeg,image/webp,image/gif"
        onChange={event => {
          pictures.add([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}
