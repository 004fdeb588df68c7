import type { ExamCard, ExamState } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/define-widget.ts'
import { Chip, type ChipTone, IconCheck } from '../../foundation/ui/index.ts'
import { IconBookmark } from '../icons.tsx'

const tones: Record<ExamState, ChipTone> = { running: 'running', upcoming: 'plain', archived: 'archived' }

/** Where an exam stands, whether one has taken part, and one's bookmark: a word and a shape beside each colour. */
export function ExamChips({ exam, t }: Pick<WidgetProps, 't'> & { exam: ExamCard }) {
  return (
    <p className="exam-chips">
      <Chip tone={tones[exam.state]}>
        <i aria-hidden="true" />
        {t(`list.state.${exam.state}`)}
      </Chip>
      {exam.participated ? (
        <Chip tone="taken">
          <IconCheck />
          {t('list.taken')}
        </Chip>
      ) : null}
      {exam.is_demo ? <Chip>{t('list.demo')}</Chip> : null}
      {exam.bookmarked ? (
        <Chip>
          <IconBookmark />
          {t('list.bookmarked')}
        </Chip>
      ) : null}
    </p>
  )
}
