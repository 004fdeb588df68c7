import type { MouseEvent, ReactNode } from 'react'
import { applyForm } from './apply-form.ts'
import { CalendarButton } from './calendar-button.tsx'
import { hostOf } from './host-of.ts'
import { IconExternal, IconMail } from './icons.tsx'
import { howToApplyId } from './long-texts.tsx'
import type { JobViewProps } from './view-props.ts'

/** The way to apply: only what can be done today, and where it leads. */
export function ApplyFoot(props: JobViewProps) {
  const { t } = props
  const form = applyForm(props)
  return (
    <>
      <p className="job-foot-words ui-small ui-num">
        {form.pressing ? <b>{form.pressing} </b> : null}
        {form.text}
      </p>
      {form.act === 'apply' ? (
        <OutLink {...props} href={form.href} icon={<IconExternal />}>
          {t(form.pressing ? 'job.apply_now' : 'job.apply')}
        </OutLink>
      ) : null}
      {form.act === 'post' ? (
        <OutLink {...props} href={form.href} icon={<IconExternal />}>
          {t('job.see_post')}
        </OutLink>
      ) : null}
      {form.act === 'rules' ? (
        <button type="button" className="ui-button" part="button" data-kind="primary" onClick={showRules}>
          <span>
            <IconMail />
            {t('job.see_rules')}
          </span>
        </button>
      ) : null}
      {form.act === 'calendar' ? <CalendarButton {...props} opens={form.opens} /> : null}
    </>
  )
}

function OutLink({
  emit,
  circular,
  href,
  icon,
  children,
}: JobViewProps & { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <a
      className="ui-button"
      part="button"
      data-kind="primary"
      href={href}
      target="_blank"
      rel="noopener"
      onClick={() => emit('job-apply', { id: circular.id, host: hostOf(href) })}
    >
      <span>
        {icon}
        {children}
      </span>
    </a>
  )
}

function showRules({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const root = currentTarget.getRootNode() as ShadowRoot | Document
  const head = root.getElementById(howToApplyId)
  head?.scrollIntoView({ block: 'start' })
  head?.focus({ preventScroll: true })
}
