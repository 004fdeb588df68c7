import type { PostPicture } from '@prostuti/contract'
import { maxPostPictures } from '@prostuti/contract/feed/bounds'
import { feedLengths } from '@prostuti/contract/text-lengths'
import { IconClose } from '../../foundation/icons/icon-close.tsx'
import { IconAlert } from '../../foundation/icons/icons.tsx'
import { formatNumber } from '../../foundation/text/format.ts'
import type { Draft } from './use-draft.ts'
import type { Pictures, Sent } from './use-pictures.ts'
import type { ComposerProps } from './write-props.ts'

interface EditorProps extends ComposerProps {
  draft: Draft
  pictures: Pictures
}

/** Pictures that are here, on their way, or not taken; each with what is wrong with it. */
export function PicturesEditor(props: EditorProps) {
  const { t, draft, pictures } = props
  const count = draft.pictures.length
  if (count + pictures.sent.length === 0) return null
  return (
    <div className="write-pictures">
      {count > 0 ? (
        <p className="ui-small">
          <b>{t('write.pictures', { count })}</b>
          {pictures.room > 0 ? t('write.pictures_room', { count: pictures.room }) : null}
        </p>
      ) : null}
      <ul>
        {draft.pictures.map((picture, index) => (
          <li key={picture.id}>
            <Here {...props} picture={picture} index={index} />
          </li>
        ))}
        {pictures.sent.map(sent => (
          <li key={sent.key}>
            <OnItsWay {...props} sent={sent} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Here({ t, draft, picture, index }: EditorProps & { picture: PostPicture; index: number }) {
  const name = t('write.picture', { number: index + 1 })
  const setAlt = (alt: string) =>
    draft.changePictures(all => all.map(each => (each.id === picture.id ? { ...each, alt } : each)))
  return (
    <>
      <span className="write-thumb" data-wrong={picture.state === 'failed' ? '' : undefined}>
        {picture.path ? <img src={picture.path} alt="" /> : picture.state === 'failed' ? <IconAlert /> : null}
      </span>
      <div>
        {picture.state === 'failed' ? (
          <p className="ui-small" role="alert">
            {t('write.picture_unread')}
          </p>
        ) : (
          <input
            className="ui-input"
            part="input"
            value={picture.alt}
            maxLength={feedLengths.alt}
            aria-label={`${name}: ${t('write.alt')}`}
            placeholder={picture.state === 'processing' ? t('write.reading') : t('write.alt')}
            onInput={event => setAlt(event.currentTarget.value)}
          />
        )}
      </div>
      <button
        type="button"
        className="ui-tool"
        onClick={() => draft.changePictures(all => all.filter(each => each.id !== picture.id))}
      >
        <IconClose />
        <span className="ui-hidden">{`${name}: ${t('write.remove')}`}</span>
      </button>
    </>
  )
}

function OnItsWay({ t, language, pictures, sent }: EditorProps & { sent: Sent }) {
  const { fault, file, share } = sent
  const percent = Math.floor(share * 100)
  const megabytes = formatNumber(Math.round(file.size / 104_857.6) / 10, language)
  return (
    <>
      <span className="write-thumb" data-wrong={fault ? '' : undefined}>
        {fault ? <IconAlert /> : null}
      </span>
      <div role={fault ? 'alert' : undefined}>
        {fault ? (
          <>
            <b>{fault === 'too_large' ? t('write.picture_size', { size: megabytes }) : file.name}</b>
            <p className="ui-small">{t(`write.fault_${fault}`, { most: maxPostPictures })}</p>
            {fault === 'failed' ? (
              <button type="button" className="talk-act" data-strong="" onClick={() => pictures.again(sent)}>
                {t('talk.again')}
              </button>
            ) : null}
          </>
        ) : (
          <>
            <b>{t('write.sending_picture')}</b>{' '}
            <span className="ui-num">{t('talk.percent', { number: formatNumber(percent, language) })}</span>
            <progress value={share} aria-label={file.name} />
          </>
        )}
      </div>
      <button type="button" className="ui-tool" onClick={() => pictures.forget(sent.key)}>
        <IconClose />
        <span className="ui-hidden">{`${file.name}: ${t(fault ? 'write.remove' : 'write.stop')}`}</span>
      </button>
    </>
  )
}
