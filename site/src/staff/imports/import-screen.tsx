import type { QuestionImport } from '@prostuti/contract'
import { type ReactElement, useEffect, useState } from 'react'
import {
  ErrorState,
  type StaffProps,
  StaffRoot,
  StateMessage,
  useAddress,
  useLanguage,
  useQuery,
  useStaff,
  useTexts,
} from '../foundation/index.ts'
import { EarlierImports } from './earlier-imports.tsx'
import { ImportColumns } from './import-columns.tsx'
import { ImportFile } from './import-file.tsx'
import { ImportHead } from './import-head.tsx'
import { ImportLosses } from './import-losses.tsx'
import { ImportProgress } from './import-progress.tsx'
import type { Step } from './import-steps.tsx'
import { ImportVerdicts } from './import-verdicts.tsx'
import styles from './imports.module.css'
import { useAsk } from './use-ask.ts'
import { useFollowImport } from './use-follow-import.ts'

/** Brings a sheet of questions in: file, columns, verdicts, task. Which import is in the address (`?import=`), so it survives a reload. */
export function ImportScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <Import />
    </StaffRoot>
  )
}

function Import(): ReactElement {
  const [address, change] = useAddress()
  const id = address.get('import')
  const open = (found: QuestionImport) => change({ import: found.id, step: null })
  if (id) return <OpenImport key={id} id={id} />
  return (
    <div className={styles.page}>
      <ImportHead step="file" />
      <ImportFile onSent={open} />
      <EarlierImports />
    </div>
  )
}

function OpenImport({ id }: { id: string }): ReactElement {
  const t = useTexts('imports')
  const language = useLanguage()
  const admin = useStaff()
  const [address, change] = useAddress()
  const { data, error, reload } = useQuery(['imports', id], () => admin.imports.get(id))
  const [newer, setNewer] = useState<QuestionImport | null>(null)
  const found = newer ?? data
  const follow = useFollowImport()
  useEffect(() => {
    if (found) follow(found)
  }, [found, follow])
  const isBusy = found?.state === 'reading' || found?.state === 'importing'
  const show = (next: QuestionImport) => {
    setNewer(next)
    change({ step: null }, { replace: true })
  }
  useAsk(isBusy, async () => setNewer(await admin.imports.get(id)))
  if (error && !found) return <ErrorState error={error} onRetry={reload} />
  if (!found) return <ImportHead step="check" />
  const isAtColumns = found.state === 'ready' && (address.get('step') === 'columns' || found.accepted === 0)
  const step: Step =
    found.state === 'ready' ? (isAtColumns ? 'columns' : 'check') : found.state === 'reading' ? 'columns' : 'take'
  return (
    <div className={styles.page}>
      {!isAtColumns && <ImportHead step={step} name={found.source} />}
      {found.state === 'failed' ? (
        <StateMessage
          icon="circle-x"
          tone="wrong"
          title={t('imports.failed')}
          text={found.failure?.message[language]}
        />
      ) : isBusy || found.state === 'done' || found.state === 'undone' ? (
        <ImportProgress found={found} onChange={show} />
      ) : isAtColumns ? (
        <ImportColumns key={JSON.stringify(found.mapping)} found={found} onChange={show} />
      ) : (
        <>
          {found.format !== 'xlsx' && <ImportLosses found={found} />}
          <ImportVerdicts found={found} onChange={show} />
        </>
      )}
    </div>
  )
}
