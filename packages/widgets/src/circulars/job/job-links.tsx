import type { ReactNode } from 'react'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { siteOf } from '../rows/index.ts'
import { hostOf } from './host-of.ts'
import { IconBuilding, IconExternal, IconFlag, IconForward, IconNewspaper } from './icons.tsx'
import type { JobViewProps } from './view-props.ts'

/** The picture, where it was found, the organisation's site, and where a mistake is reported. */
export function JobLinks(props: JobViewProps) {
  const { circular, t, reportHref } = props
  const { source, post_url: post, url, image } = circular
  if (!source && !post && !url && !image && !reportHref) return null
  return (
    <section className="ui-card job-links" part="card" aria-label={t('job.links')}>
      {image ? <Picture {...props} image={image} /> : null}
      {post ? (
        <External
          {...props}
          href={post}
          icon={<IconNewspaper />}
          name={t(source ? 'job.source' : 'job.post')}
          text={source ?? hostOf(post)}
        />
      ) : source ? (
        <p className="job-line">
          <IconNewspaper />
          <span>
            {t('job.source')} <span className="ui-small ui-muted">{source}</span>
          </span>
        </p>
      ) : null}
      {url ? <External {...props} href={url} icon={<IconBuilding />} name={t('job.site')} text={hostOf(url)} /> : null}
      {reportHref ? (
        <a className="job-line" href={fillTemplate(reportHref, { id: circular.id })}>
          <IconFlag />
          <span>{t('job.report')}</span>
          <IconForward />
        </a>
      ) : null}
    </section>
  )
}

interface ExternalProps extends JobViewProps {
  href: string
  icon: ReactNode
  name: string
  text: string
}

function External({ t, href, icon, name, text }: ExternalProps) {
  return (
    <a className="job-line" href={href} target="_blank" rel="noopener">
      {icon}
      <span>
        {name} <span className="ui-small ui-muted">{text}</span>
        <span className="ui-hidden">, {t('job.new_tab')}</span>
      </span>
      <IconExternal />
    </a>
  )
}

function Picture({ client, t, image }: JobViewProps & { image: NonNullable<JobViewProps['circular']['image']> }) {
  const address = image.path.startsWith('/') ? siteOf(client).replace(/\/$/, '') + image.path : image.path
  return (
    <a className="job-line job-picture" href={address} target="_blank" rel="noopener">
      <img
        src={address}
        alt={image.alt}
        width={image.width ?? undefined}
        height={image.height ?? undefined}
        loading="lazy"
        decoding="async"
      />
      <span>
        <b>{t('job.picture')}</b>
        <span className="ui-small ui-muted">{t('job.picture_opens')}</span>
      </span>
      <IconForward />
    </a>
  )
}
