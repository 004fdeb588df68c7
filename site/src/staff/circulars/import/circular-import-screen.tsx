import type { CircularImport } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
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
  useToldAct,
} from '../../foundation/index.ts'
import { ImportHead } from '../../imports/import-head.tsx'
import type { Step } from '../../imports/import-steps.tsx'
import styles from '../../imports/imports.module.css'
import { saveBlob } from '../../imports/save-blob.ts'
import { SheetDrop } from '../../imports/sheet-drop.tsx'
import { useAsk } from '../../imports/use-ask.ts'
import { CircularColumnsStep } from './circular-columns-step.tsx'
import { CircularImportProgress } from './circular-import-progress.tsx'
import { CircularRowsStep } from './circular-rows-step.tsx'
import { EarlierCircularImports } from './earlier-circular-imports.tsx'

/** Brings a sheet of circulars in: file, columns, rows with cells to mend, task. Which import is in the address (`?import=`). */
export function CircularImportScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <Import />
    </StaffRoot>
  )
}

function Import(): ReactElement {
  const t = useTexts('circular-imports')
  const admin = useStaff()
  const told = useToldAct()
  const [address, change] = useAddress()
  const [isBusy, setBusy] = useState(false)
  const id = address.get('import')
  if (id) return <OpenImport key={id} id={id} />
  const send = async (file: File) => {
    setBusy(true)
    await told(async () => change({ import: (await admin.circularImports.send(file)).id, step: null }))
    setBusy(false)
  }
  return (
    <div className={styles.page}>
      <ImportHead step="file" />
      <SheetDrop
        text={t('circular_imports.drop_text')}
        accept=".xlsx,.csv,.jsonl"
        isBusy={isBusy}
        onFile={file => void send(file)}
        onTemplate={() => void told(async () => saveBlob('circulars.xlsx', await admin.circularImports.template()))}
      />
      <EarlierCircularImports />
    </div>
  )
}

function OpenImport({ id }: { id: string }): ReactElement {
  const t = useTexts('circular-imports')
  const language = useLanguage()
  const admin = useStaff()
  const [address, change] = useAddress()
  const { data, error, reload } = useQuery(['circularImports', id], () => admin.circularImports.get(id))
  const [newer, setNewer] = useState<CircularImport | null>(null)
  const found = newer ?? data
  const isBusy = found?.state === 'reading' || found?.state === 'importing'
  useAsk(isBusy, async () => setNewer(await admin.circularImports.get(id)))
  if (error && !found) return <ErrorState error={error} onRetry={reload} />
  if (!found) return <ImportHead step="check" />
  const show = (next: CircularImport) => {
    setNewer(next)
    change({ step: null }, { replace: true })
  }
  const hasNothing = found.new + found.changes + found.unchanged === 0 && found.refused === 0
  const isAtColumns = found.state === 'ready' && (address.get('step') === 'columns' || hasNothing)
  const step: Step = found.state === 'ready' ? 'check' : found.state === 'reading' ? 'columns' : 'take'
  if (isAtColumns) return <CircularColumnsStep key={JSON.stringify(found.columns)} found={found} onChange={show} />
  if (found.state === 'ready') return <CircularRowsStep found={found} onChange={setNewer} />
  return (
    <div className={styles.page}>
      <ImportHead step={step} name={found.source} />
      {found.state === 'failed' ? (
        <StateMessage
          icon="circle-x"
          tone="wrong"
          title={t('circular_imports.failed')}
          text={found.failure?.message[language]}
        />
      ) : (
        <CircularImportProgress found={found} onChange={show} />
      )}
    </div>
  )
}
