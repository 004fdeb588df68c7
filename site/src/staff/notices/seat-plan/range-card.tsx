import { Button } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { maxNoticeFileBytes } from '@prostuti/contract/notices/bounds'
import { ApiError } from '@prostuti/sdk'
import { type ReactElement, useId, useMemo, useState } from 'react'
import { refusalWords, useFigures, useStaff, useTexts } from '../../foundation/index.ts'
import { SheetButton } from '../fields/sheet-button.tsx'
import { SheetDrop } from '../fields/sheet-drop.tsx'
import { RangeFindings } from './range-findings.tsx'
import { findingsOf, type RangeRow, rollsIn, signatureOf, toRows, withNewRow } from './range-rows.ts'
import { RangeTable } from './range-table.tsx'
import styles from './ranges.module.css'
import { SheetOutcome } from './sheet-outcome.tsx'
import type { SeatPlanValues } from './use-seat-plan-form.ts'

/** The centres: from a file at once, mended in place, and checked as a candidate would suffer from them. */
export function RangeCard({ form }: { form: UseFormReturnType<SeatPlanValues> }): ReactElement {
  const t = useTexts('notices')
  const { number } = useFigures()
  const title = useId()
  const { ranges, sheet, checked_gaps: checked } = form.values
  const findings = useMemo(() => findingsOf(ranges), [ranges])
  const gaps = signatureOf(findings, 'gap')
  const [wanted, setWanted] = useState<{ readonly row: number } | null>(null)
  const { isBusy, read, undo } = useSheet(form)
  const counts = { count: number(ranges.length), rolls: number(rollsIn(ranges)) }
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('notices.field.ranges')}</h2>
        {ranges.length > 0 && (
          <>
            <span className="staff-small">
              {sheet && sheet.ranges > 0
                ? t('notices.ranges_from', { ...counts, name: sheet.name })
                : t('notices.ranges_of', counts)}
            </span>
            <SheetButton label={t('notices.other_sheet')} isBusy={isBusy} onFile={file => void read(file)} />
          </>
        )}
      </header>
      {form.errors.ranges && (
        <p className={styles.problem} role="alert">
          {form.errors.ranges}
        </p>
      )}
      {sheet && <SheetOutcome outcome={sheet} undo={undo} onClose={() => form.setFieldValue('sheet', null)} />}
      {ranges.length === 0 ? (
        <SheetDrop
          title={t('notices.drop_centres')}
          text={t('notices.drop_centres_text')}
          isBusy={isBusy}
          onFile={file => void read(file)}
        >
          <Button variant="subtle" onClick={() => form.setFieldValue('ranges', withNewRow(ranges))}>
            {t('notices.write_centres')}
          </Button>
        </SheetDrop>
      ) : (
        <RangeTable form={form} findings={findings} wanted={wanted} />
      )}
      <RangeFindings
        findings={findings}
        isChecked={gaps === checked}
        onCheck={isChecked => {
          form.setFieldValue('checked_gaps', isChecked ? gaps : '')
          form.clearFieldError('ranges')
        }}
        show={row => setWanted({ row })}
      />
    </section>
  )
}

/** Reads a file of centres in the place of the rows; they can be put back until the next file. */
function useSheet(form: UseFormReturnType<SeatPlanValues>) {
  const t = useTexts('notices')
  const admin = useStaff()
  const [isBusy, setBusy] = useState(false)
  const [replaced, setReplaced] = useState<readonly RangeRow[]>([])

  async function read(file: File): Promise<void> {
    if (file.size > maxNoticeFileBytes) return form.setFieldError('ranges', t('notices.file_too_large'))
    setBusy(true)
    try {
      const { ranges, refused, left_out } = await admin.seatPlans.readSheet(file)
      setReplaced(form.values.ranges)
      form.clearErrors()
      if (ranges.length > 0) form.setFieldValue('ranges', toRows(ranges))
      else form.setFieldError('ranges', t('notices.no_centres'))
      form.setFieldValue('sheet', { name: file.name, ranges: ranges.length, refused, left_out })
    } catch (problem) {
      console.error('a sheet was not read', problem)
      const isOther = problem instanceof ApiError && problem.code === 'unsupported_type'
      form.setFieldError('ranges', isOther ? t('notices.no_sheet') : refusalWords(t, problem))
    }
    setBusy(false)
  }

  function undo(): void {
    form.setFieldValue('ranges', replaced)
    form.setFieldValue('sheet', null)
    setReplaced([])
  }

  return { isBusy, read, undo: replaced.length > 0 ? undo : null }
}
