import { useStore } from '@nanostores/react'
import type { KeptSearch } from '@prostuti/contract'
import { circularsApiOf, type NewKeptSearch } from '@prostuti/sdk/circulars'
import { useEffect, useState } from 'react'
import { wantPush } from '../../../foundation/page/push-wanted.ts'
import { requestSignIn } from '../../../foundation/page/sign-in-needed.ts'
import { toast } from '../../../foundation/page/toast.ts'
import { codeOf } from '../../../foundation/text/error-text.ts'
import { nameOf } from './describe.ts'
import { keepDraft, takeDraft } from './keep-draft.ts'
import type { KeepProps } from './keep-props.ts'
import { keptOf } from './kept-store.ts'

interface Keeping {
  name: string
  rename(name: string): void
  report: KeptSearch['report']
  setReport(report: KeptSearch['report']): void
  isBusy: boolean
  /** Why it was not kept, in words; empty while all is well. */
  trouble: string
  save(): void
}

/** The fragment of an address at which a page goes on with it by itself, after signing in elsewhere. */
const keepFragment = 'keep-search'

export function useKeeping(props: KeepProps): Keeping {
  const { client, host, t, state, isOpen, onOpen } = props
  const [name, setName] = useState<string | null>(null)
  const [report, setReport] = useState<KeptSearch['report']>('daily')
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  const made = nameOf(state.filters, props)
  useEffect(() => {
    if (!isOpen) return
    setName(null)
    setTrouble('')
  }, [isOpen])

  const keep = async (search: NewKeptSearch) => {
    setBusy(true)
    try {
      keptOf(client).put(await circularsApiOf(client).createKeptSearch(search))
      toast(t('searches.saved'))
      onOpen(false)
      if (search.report !== 'never') wantPush({ about: 'search', said: t('searches.saved') })
    } catch (error) {
      console.warn('prostuti: a search was not kept', error)
      setTrouble(t(codeOf(error) === 'network_lost' ? 'searches.offline' : 'searches.failed'))
      onOpen(true)
    } finally {
      setBusy(false)
    }
  }
  const save = () => {
    const search = { name: (name ?? '').trim() || made, filters: state.filters, report }
    if (client.auth.$user.get()) return void keep(search)
    keepDraft(search)
    const resume = () => void keep(takeDraft() ?? search)
    onOpen(false)
    if (requestSignIn(host ?? document, { act: t('searches.act'), resume, fragment: keepFragment, anonymous: true }))
      return
    onOpen(true)
    setTrouble(t('ui.error.not_signed_in'))
  }
  useGoOnFromAddress(props, search => void keep(search))
  return {
    ...{ name: name ?? made, rename: setName, report, setReport, isBusy, trouble, save },
  }
}

/** After signing in elsewhere the page is opened at `#keep-search`: what was to be kept is kept then. */
function useGoOnFromAddress({ client }: KeepProps, goOn: (search: NewKeptSearch) => void): void {
  const user = useStore(client.auth.$user)
  useEffect(() => {
    if (!user || location.hash !== `#${keepFragment}`) return
    const search = takeDraft()
    history.replaceState(history.state, '', location.pathname + location.search)
    if (search) goOn(search)
  }, [user])
}
