import type { LedgerEntry } from '@prostuti/contract'
import { dhakaDay } from '@prostuti/sdk/i18n/format'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { opensElsewhere } from '../../foundation/page/opens-elsewhere.ts'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { formatMoment, formatNumber } from '../../foundation/text/format.ts'
import { Button, RequestError, RowList, Skeleton, SkeletonBlock } from '../../foundation/ui/index.ts'
import { ledgerLine } from './ledger-line.ts'
import { type LedgerPage, type LedgerView, useLedger } from './use-ledger.ts'

type Look = Pick<WidgetProps, 't' | 'language'>

interface LedgerProps extends Look, Pick<WidgetProps, 'client'> {
  /** The page to begin with, counted from 1. */
  page: number
  /** That page, where the server has drawn it. */
  initial?: LedgerPage
  /** Address of a page, `{page}` filled in: "more" is a link. A plain press still stays here. */
  pageHref?: string
  /** In coins; a change means that there are newer entries. */
  balance: number | undefined
}

/** How a person's coins came and went, newest first, each in words with the balance after it. */
export function LedgerRows({ t, language, client, pageHref, ...query }: LedgerProps) {
  const view = useLedger({ client, ...query })
  const { entries, error, retry, loading } = view
  if (!entries && error) return <RequestError t={t} error={error} retry={retry} retrying={loading} />
  if (!entries) return <LedgerSkeleton label={t('ui.loading')} />
  if (entries.length === 0) return <p className="ledger-empty ui-muted">{t('ledger.empty')}</p>
  const now = client.now()
  return (
    <>
      <RowList className="ledger">
        {entries.map(entry => (
          <li key={entry.id}>
            <Row {...{ entry, t, language, now }} />
          </li>
        ))}
      </RowList>
      {error ? <RequestError t={t} error={error} retry={retry} retrying={loading} /> : null}
      {!error && view.nextPage !== null ? <More t={t} view={view} pageHref={pageHref} /> : null}
    </>
  )
}

/** `now` is the server's, in milliseconds. */
function Row({ entry, t, language, now }: Look & { entry: LedgerEntry; now: number }) {
  const { delta, balance, at } = entry
  const sign = delta > 0 ? '+' : delta < 0 ? '−' : ''
  return (
    <>
      <p>
        {ledgerLine(entry, t, dhakaDay(now))}
        <time className="ui-small ui-muted ui-num" dateTime={at}>
          {formatMoment(at, language, now)}
        </time>
      </p>
      <p className="ledger-sum ui-num">
        <b data-tone={delta > 0 ? 'in' : undefined}>
          {sign}
          {formatNumber(Math.abs(delta), language)}
        </b>
        <span className="ui-small ui-muted">{t('ledger.total', { count: formatNumber(balance, language) })}</span>
      </p>
    </>
  )
}

/** A link where the page has addresses for pages: it works before any code. */
function More({ t, view, pageHref }: Pick<Look, 't'> & { view: LedgerView; pageHref: string | undefined }) {
  if (!pageHref)
    return (
      <Button onClick={view.more} busy={view.loading && t('ledger.loading_more')}>
        {t('ledger.more')}
      </Button>
    )
  return (
    <a
      className="ui-button"
      part="button"
      href={fillTemplate(pageHref, { page: String(view.nextPage) })}
      aria-busy={view.loading || undefined}
      onClick={event => {
        if (opensElsewhere(event)) return
        event.preventDefault()
        if (!view.loading) view.more()
      }}
    >
      <span>{t(view.loading ? 'ledger.loading_more' : 'ledger.more')}</span>
    </a>
  )
}

function LedgerSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label} className="ledger-empty">
      <SkeletonBlock height="56px" />
      <SkeletonBlock height="56px" />
      <SkeletonBlock height="56px" />
    </Skeleton>
  )
}
