import { icon } from '../../foundation/icons/icons.tsx'
import { bellOff, calendarPlus } from '../../foundation/icons/lucide.ts'
import type { Translate } from '../../foundation/text/translate.ts'
import { ButtonLink } from '../../foundation/ui/button-link.tsx'
import type { DeviceClass } from './own-browser.ts'

const IconOff = icon(bellOff)
const IconCalendar = icon(calendarPlus)

/** We cannot ask any more: where the switch is. */
export function BlockedHelp({ t }: { t: Translate }) {
  return (
    <div className="push-help">
      <p className="push-blocked">
        <IconOff />
        <span>
          <b>{t('push.blocked')}</b> {t('push.blocked_text')}
        </span>
      </p>
      <ol className="ui-num">
        {[1, 2, 3].map(step => (
          <li key={step}>{t(`push.blocked_${step}`)}</li>
        ))}
      </ol>
    </div>
  )
}

/** This browser shows no pushes: the phone's own calendar reminds. */
export function NoPushHelp({ t, href, on }: { t: Translate; href: string | undefined; on: DeviceClass }) {
  return (
    <div className="push-help">
      <p>
        <b>{t(`push.none_${on}`)}</b>
      </p>
      <p className="ui-muted">{t('push.none_text')}</p>
      {href ? (
        <ButtonLink href={href}>
          <IconCalendar />
          {t('push.calendar')}
        </ButtonLink>
      ) : null}
    </div>
  )
}
