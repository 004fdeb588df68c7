import { Button } from '@mantine/core'
import type { ExamStatistics, ItemStatistics } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import { regradeHref } from '../exams/builder/builder-href.ts'
import { Icon, StatusChip, useChange, useDenial, useFigures, useMay, useStaff, useTexts } from '../foundation/index.ts'
import styles from './statistics.module.css'

interface ItemActsProps {
  program: string
  statistics: ExamStatistics
  item: ItemStatistics
}

/** Sends the question to review with these figures; what another key would do is the regrade's. */
export function ItemActs({ program, statistics: { exam, version }, item }: ItemActsProps): ReactElement {
  const t = useTexts('statistics')
  const admin = useStaff()
  const change = useChange()
  const { recent } = useFigures()
  const denial = useDenial('questions.write')
  const mayRegrade = useMay('exams.regrade')
  const mayApprove = useMay('questions.approve')
  const [isBusy, setBusy] = useState(false)
  const { question, sent_at: sentAt, under_review: isUnderReview } = item
  const send = async () => {
    setBusy(true)
    await change(() => admin.results.sendToReview(exam, { question, version }), {
      done: t('statistics.sent_done'),
      outdates: [['results', exam], ['questions']],
    })
    setBusy(false)
  }
  return (
    <div className={styles.acts}>
      {sentAt && isUnderReview ? (
        <>
          <StatusChip tone="marked" icon="clipboard-check">
            {t('statistics.sent', { at: recent(sentAt) })}
          </StatusChip>
          {mayApprove && <a href="/admin/question/review">{t('statistics.open_review')}</a>}
        </>
      ) : (
        <Button
          leftSection={<Icon name="clipboard-check" />}
          loading={isBusy}
          disabled={denial !== undefined}
          title={denial}
          onClick={() => void send()}
        >
          {t('statistics.send')}
        </Button>
      )}
      {mayRegrade && (
        <Button
          component="a"
          variant="default"
          leftSection={<Icon name="git-compare-arrows" />}
          href={`${regradeHref(program, exam)}?question=${question}`}
        >
          {t('statistics.regrade')}
        </Button>
      )}
      <p className="staff-small">{t(isUnderReview ? 'statistics.under_review' : 'statistics.send_text')}</p>
    </div>
  )
}
