import { type ReactElement, useEffect } from 'react'
import {
  ErrorState,
  PageHead,
  type StaffProps,
  StaffRoot,
  useAddress,
  usePageName,
  useQuery,
  useStaff,
  useTexts,
} from '../../foundation/index.ts'
import { UndoBar } from '../acts/undo-bar.tsx'
import { useCircularActs } from '../acts/use-circular-acts.ts'
import { MissingCircular } from '../circular/missing-circular.tsx'
import { CircularForm } from './circular-form.tsx'

/** Writes a circular, or changes the one that the address names (`?id=`). */
export function CircularFormScreen({ staff, mode }: { staff: StaffProps; mode: 'create' | 'update' }): ReactElement {
  return <StaffRoot staff={staff}>{mode === 'create' ? <NewCircular /> : <StoredCircular />}</StaffRoot>
}

function NewCircular(): ReactElement {
  return <CircularForm given={null} acts={useCircularActs()} />
}

function StoredCircular(): ReactElement {
  const t = useTexts('circulars')
  const { circulars: api } = useStaff()
  const [address, change] = useAddress()
  const id = address.get('id')
  const ask = address.get('ask')
  const acts = useCircularActs()
  const { data, error, reload } = useQuery(['circulars', id], async () => (id ? api.get(id) : null))
  usePageName(data?.fields.title ?? t('circulars.update'))
  const { ask: askTo } = acts
  useEffect(() => {
    if (!data || (ask !== 'publish' && ask !== 'approve')) return
    change({ ask: null }, { replace: true })
    askTo(ask, [{ id: data.id, revision: data.revision }])
  }, [data, ask, change, askTo])
  if (!id) return <MissingCircular />
  if (error) return <ErrorState error={error} onRetry={reload} />
  if (!data) return <PageHead title={t('circulars.update')} />
  return (
    <>
      <UndoBar acts={acts} />
      {/* After an act its form begins with what is stored then. */}
      <CircularForm key={`${data.id} ${data.revision}`} given={data} acts={acts} />
    </>
  )
}
