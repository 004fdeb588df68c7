import type { ContributedSheet } from '@prostuti/contract'
import { contributionsApiOf } from '@prostuti/sdk/questions'
import { useEffect, useRef } from 'react'
import { useRequest } from '../../foundation/data/use-request.ts'
import { formatNumber } from '../../foundation/text/format.ts'
import { RequestError } from '../../foundation/ui/index.ts'
import type { ContributeProps } from './contribute.props.ts'

const everyMs = 3_000

interface OwnSheetsProps extends ContributeProps {
  /** A sheet that was being read has been read. */
  onRead: () => void
}

/** Sheets that one has offered, and which of their rows could not be read. */
export function OwnSheets({ onRead, ...props }: OwnSheetsProps) {
  const { t, client } = props
  const { data, error, loading, retry } = useRequest('sheets', () => contributionsApiOf(client).sheets({ pageSize: 5 }))
  const wasReading = useRef(false)
  const isReading = data?.results.some(({ state }) => state === 'reading') ?? false
  useEffect(() => {
    if (data && wasReading.current && !isReading) onRead()
    wasReading.current = isReading
  }, [data, isReading])
  useEffect(() => {
    if (!isReading) return
    const timer = setTimeout(retry, everyMs)
    return () => clearTimeout(timer)
  }, [data, isReading, retry])
  if (error && !data) return <RequestError t={t} error={error} retry={retry} retrying={loading} />
  if (!data || data.results.length === 0) return null
  return (
    <ul className="contribute-sheets">
      {data.results.map(sheet => (
        <li key={sheet.id}>
          <OwnSheet {...props} sheet={sheet} />
        </li>
      ))}
    </ul>
  )
}

function OwnSheet({ t, language, sheet }: ContributeProps & { sheet: ContributedSheet }) {
  const { name, state, offered, refused, failure } = sheet
  return (
    <>
      <b className="contribute-name">{name}</b>
      <p className="ui-small" role={state === 'reading' ? 'status' : undefined}>
        {failure ? failure.message : t(`contribute.sheet_${state}`, { count: offered })}
      </p>
      {refused.length > 0 ? (
        <details>
          <summary>{t('contribute.refused', { count: refused.length })}</summary>
          <ul className="ui-small">
            {refused.map(({ row, message, remedy }) => (
              <li key={row}>
                {t('contribute.row', { row: formatNumber(row, language) })} {message}. {remedy}.
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  )
}
