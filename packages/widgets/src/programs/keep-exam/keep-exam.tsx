import { Button, IconCheck } from '../../foundation/ui/index.ts'
import type { KeepExamProps } from './keep-exam.props.ts'
import { KeepSheet } from './keep-sheet.tsx'
import { useKeepExam } from './use-keep-exam.ts'

/**
 * Keeps an exam in one's routine: a button that opens a sheet, then the words that it stands there, which open the sheet again.
 *
 * @example <KeepExam {...{ client, language, t, host }} kind="circular" id="7" title="…" date="2027-01-15" time={null} kept={false} />
 */
export function KeepExam(props: KeepExamProps) {
  const { t, title, date } = props
  const state = useKeepExam(props)
  if (date === null && !state.kept) return null
  return (
    <div className="keep-exam">
      {state.kept ? (
        <Button kind="quiet" className="keep-exam-kept" onClick={state.open} describes={title}>
          <IconCheck />
          {t('keep.kept')}
        </Button>
      ) : (
        <Button onClick={state.open} describes={title}>
          {t('keep.button')}
        </Button>
      )}
      <KeepSheet {...props} state={state} />
    </div>
  )
}
