import type { PostPicture } from '@prostuti/contract'
import type { TalkProps } from '../talk-props.ts'

/** Pictures that are ready open in a tab of their own; of others there is room and a word. */
export function Pictures({ t, pictures }: Pick<TalkProps, 't'> & { pictures: readonly PostPicture[] }) {
  const shown = pictures.filter(({ state }) => state !== 'failed')
  if (shown.length === 0) return null
  return (
    <ul className="talk-pictures" data-count={shown.length}>
      {shown.map(({ id, path, width, height, alt }, index) => {
        const name = alt || t('talk.picture', { number: index + 1 })
        return (
          <li key={id}>
            {path ? (
              <a href={path} target="_blank" rel="noopener">
                <img
                  src={path}
                  alt={name}
                  width={width ?? undefined}
                  height={height ?? undefined}
                  loading="lazy"
                  decoding="async"
                />
                <span className="ui-hidden">{t('talk.new_tab')}</span>
              </a>
            ) : (
              <span className="talk-picture-waits ui-small">{t('talk.picture_read')}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
