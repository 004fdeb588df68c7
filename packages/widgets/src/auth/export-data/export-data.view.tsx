import type { ExportSummary } from '@prostuti/contract'
import { personalDataApiOf } from '@prostuti/sdk/auth'
import { useSaving } from '../../foundation/data/use-saving.ts'
import { errorText } from '../../foundation/text/error-text.ts'
import { formatNumber } from '../../foundation/text/format.ts'
import { Button, RowList } from '../../foundation/ui/index.ts'
import { OwnPage } from '../own-page/index.ts'
import type { ExportDataProps } from './export-data.props.ts'
import { saveText } from './save-text.ts'

export function ExportDataPage(props: ExportDataProps) {
  return (
    <OwnPage {...props} ask={['export', () => personalDataApiOf(props.client).exportSummary()]} blocks={blocks}>
      {summary => <Summary {...props} summary={summary} />}
    </OwnPage>
  )
}

const blocks = ['26px', '240px', '48px']

const parts = ['exams', 'money', 'practice', 'talk', 'others'] as const

/** What is in the file, what is not, and how large it is, before the button. */
function Summary({ client, t, language, emit, summary }: ExportDataProps & { summary: ExportSummary }) {
  const { busy, error, save } = useSaving(() => emit('toast', { text: t('export.saved'), tone: 'good' }))
  const download = async () =>
    saveText(await personalDataApiOf(client).exportFile(), { type: 'application/json', name: 'prostuti-my-data.json' })
  return (
    <section className="own-page export-data" aria-label={t('export.title')}>
      <p>{t('export.lead')}</p>
      <RowList>
        {parts.map(part => (
          <li key={part}>
            <span>{t(`export.${part}`)}</span>
            <span className="ui-num ui-muted">
              {t('export.rows', { count: summary[part], number: formatNumber(summary[part], language) })}
            </span>
          </li>
        ))}
      </RowList>
      <p className="ui-small ui-muted">{t('export.not')}</p>
      {error ? (
        <p className="ui-fault" role="alert">
          {errorText(error, t).title}
        </p>
      ) : null}
      <Button kind="primary" onClick={() => save(download)} busy={busy && t('export.saving')}>
        {t('export.save', { size: sizeOf(summary.bytes) })}
      </Button>
    </section>
  )

  function sizeOf(bytes: number): string {
    const kilobytes = Math.max(1, Math.ceil(bytes / 1024))
    if (kilobytes < 1000) return t('export.kb', { count: formatNumber(kilobytes, language) })
    return t('export.mb', { count: formatNumber(Math.round(kilobytes / 102.4) / 10, language) })
  }
}
