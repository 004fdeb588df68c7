import { Button } from '@mantine/core'
import type { ExportPlan } from '@prostuti/contract'
import { maxBulkQuestions } from '@prostuti/contract/questions/bounds'
import { type ExportFormat, exportFormats } from '@prostuti/contract/questions/formats'
import { type ReactElement, useState } from 'react'
import {
  BankSwitch,
  ErrorState,
  Icon,
  PageHead,
  Segments,
  type StaffProps,
  StaffRoot,
  StateMessage,
  useAddress,
  useFigures,
  useQuery,
  useStaff,
  useTexts,
  useToldAct,
} from '../foundation/index.ts'
import { MoveLinks } from '../imports/move-links.tsx'
import { saveBlob } from '../imports/save-blob.ts'
import { useCategories } from '../questions/question/use-categories.ts'
import { ExportFilters } from './export-filters.tsx'
import styles from './exports.module.css'
import { formatName } from './format-name.ts'
import { FormatTable } from './format-table.tsx'
import { LossList } from './loss-list.tsx'
import { useExportFilter } from './use-export-filter.ts'

/** Takes questions out of the bank: which, in what format, and what they lose on the way, before one presses. */
export function ExportScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <BankSwitch />
      <Export />
    </StaffRoot>
  )
}

const endings: Readonly<Record<ExportFormat, string>> = { xlsx: 'xlsx', gift: 'gift', moodle_xml: 'xml' }

function Export(): ReactElement {
  const t = useTexts('exports')
  const { number } = useFigures()
  const admin = useStaff()
  const told = useToldAct()
  const [address, change] = useAddress()
  const { options } = useCategories()
  const { query, filter } = useExportFilter()
  const format = exportFormats.find(each => each === address.get('format')) ?? 'xlsx'
  const setFormat = (next: ExportFormat) => change({ format: next }, { replace: true })
  const {
    data: plan,
    error,
    isLoading,
    reload,
  } = useQuery(['questions', 'export', query], () => admin.exports.plan(query))
  const [isBusy, setBusy] = useState(false)
  const take = async (leaving: number, losses: boolean) => {
    setBusy(true)
    const isDone = await told(async () => {
      const file = await admin.exports.file({ filter, format, leaving, losses })
      saveBlob(losses ? `losses-${format}.csv` : `questions.${endings[format]}`, file)
    }, t('exports.done'))
    setBusy(false)
    // The bank is not as it was seen any more.
    if (!isDone) reload()
  }
  const category = options.find(({ value }) => value === address.get('category'))?.label
  return (
    <div className={styles.page}>
      <PageHead
        title={t('exports.title')}
        figure={plan && [category, t('exports.figure', { count: number(plan.found) })].filter(Boolean).join(', ')}
        choice={<MoveLinks current="export" />}
      >
        {plan && plan.leaving > 0 && (
          <Button
            loading={isBusy}
            disabled={isLoading}
            leftSection={<Icon name="download" />}
            onClick={() => void take(plan.leaving, false)}
          >
            {t('exports.take', { count: number(plan.leaving), format: formatName[format] })}
          </Button>
        )}
      </PageHead>
      <ExportFilters categories={options} />
      <div className={styles.formats}>
        <Segments
          label={t('exports.format')}
          value={format}
          options={exportFormats.map(value => ({ value, label: formatName[value] }))}
          onChange={setFormat}
        />
        <span className="staff-small">{t('exports.only_in')}</span>
      </div>
      <div className={styles.split}>
        <FormatTable chosen={format} />
        {plan && plan.leaving > 0 ? (
          <LossList plan={plan} format={format} onFormat={setFormat} onList={() => void take(plan.leaving, true)} />
        ) : (
          <section className={styles.card}>
            {error ? <ErrorState error={error} onRetry={reload} /> : plan && <NothingLeaves plan={plan} />}
          </section>
        )}
      </div>
    </div>
  )
}

/** Why there is no file. */
function NothingLeaves({ plan: { found, too_many: isTooMany } }: { plan: ExportPlan }): ReactElement {
  const t = useTexts('exports')
  const { number } = useFigures()
  if (isTooMany) {
    return (
      <StateMessage
        icon="layers"
        title={t('exports.too_many', { most: number(maxBulkQuestions) })}
        text={t('exports.too_many_text', { count: number(found) })}
      />
    )
  }
  if (found > 0) return <StateMessage icon="lock" title={t('exports.all_hidden')} text={t('exports.embargoed_text')} />
  return <StateMessage icon="inbox" title={t('exports.none')} text={t('exports.none_text')} />
}
