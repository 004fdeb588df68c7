import type { KeptSearch } from '@prostuti/contract'
import { keptSearchQuietDays } from '@prostuti/contract/circulars/bounds'
import { circularsApiOf } from '@prostuti/sdk/circulars'
import { useEffect, useState } from 'react'
import { toast } from '../../../foundation/page/toast.ts'
import { Button } from '../../../foundation/ui/button.tsx'
import { dayWords } from '../../rows/index.ts'
import type { BoardViewProps } from '../view-props.ts'
import { describe } from './describe.ts'
import { IconMore } from './icons.tsx'
import { keptOf } from './kept-store.ts'
import { openSearch } from './open-search.ts'
import { ReportChoice } from './report-choice.tsx'

interface RowProps extends BoardViewProps {
  search: KeptSearch
}

/** A kept search: pressed, it is set; below it, when it is asked for, how it is reported and the way to remove it. */
export function KeptRow(props: RowProps) {
  const { t, search } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <article className="kept-row" part="row">
      <button type="button" className="kept-open" onClick={() => openSearch(props, search)}>
        <b>{search.name}</b>
        <small className="ui-muted">{describe(search.filters, props)}</small>
        <NewsLine {...props} />
      </button>
      <button type="button" className="ui-tool" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <IconMore />
        <span className="ui-hidden">{t('searches.options', { name: search.name })}</span>
      </button>
      {isOpen ? <Options {...props} /> : null}
    </article>
  )
}

function NewsLine({ t, search, language, now }: RowProps) {
  if (search.quiet) return <small className="ui-muted">{t('searches.quiet', { count: keptSearchQuietDays })}</small>
  if (search.unseen > 0) return <small className="kept-new ui-num">{t('jobs.new', { count: search.unseen })}</small>
  const since = dayWords(Date.parse(search.opened_at), { language, now })
  const words = [t('searches.nothing_since', { date: since }), search.report === 'never' && t('searches.silent')]
  return <small className="ui-muted ui-num">{words.filter(Boolean).join(' · ')}</small>
}

/** Each is changed at once; what the server refuses is as before. */
function Options({ client, t, search }: RowProps) {
  const [isBusy, setBusy] = useState(false)
  const [report, setReport] = useState(search.report)
  useEffect(() => setReport(search.report), [search.report])
  const api = circularsApiOf(client)
  const run = async (act: () => Promise<void>, done: string) => {
    setBusy(true)
    try {
      await act()
      toast(t(done))
    } catch (error) {
      console.warn('prostuti: a kept search was not changed', error)
      setReport(search.report)
      toast(t('searches.not_changed'), 'wrong')
    } finally {
      setBusy(false)
    }
  }
  const change = (changes: Pick<KeptSearch, 'report'>) => {
    setReport(changes.report)
    return run(async () => keptOf(client).put(await api.updateKeptSearch(search.id, changes)), 'searches.changed')
  }
  const remove = () =>
    run(async () => {
      await api.deleteKeptSearch(search.id)
      keptOf(client).drop(search.id)
    }, 'searches.removed')
  return (
    <div className="kept-options">
      <ReportChoice t={t} report={report} onChange={next => void change({ report: next })} />
      <Button kind="danger" onClick={() => void remove()} busy={isBusy && t('ui.trying')} describes={search.name}>
        {t('searches.remove')}
      </Button>
    </div>
  )
}
