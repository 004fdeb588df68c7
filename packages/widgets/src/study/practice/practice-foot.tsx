import { IconBookmark } from '../../foundation/icons/exam-icons.tsx'
import { Button, IconBack, IconFlag, IconForward } from '../../foundation/ui/index.ts'
import { useAtom } from '../../questions/asked/index.ts'
import { ReportDialog, useReports } from '../../questions/report-dialog/index.ts'
import type { ScreenPart } from './practice-parts.ts'
import { useBookmarks } from './use-bookmarks.ts'

type FootProps = ScreenPart & { answered: boolean; onStep: (by: number) => void; onSubmit: () => void }

/** The next step under the thumb; the last question leads to handing in, at once where nothing is left to be changed. */
export function PracticeFoot(props: FootProps) {
  const { practice, place, setDialog, onStep, onSubmit, t } = props
  const isLast = place === practice.questions.length - 1
  const { mode } = practice.$record.get()
  const isWhole = useAtom(practice.$progress, ({ answered, total }) => mode === 'learn' && answered === total)
  const finish = () => (isWhole ? onSubmit() : setDialog('submit'))
  const next = () => (isLast ? finish() : onStep(1))
  const last = isWhole ? 'practice.to_result' : 'practice.finish'
  const words = t(isLast ? last : mode === 'learn' ? 'practice.next' : 'player.next')
  return (
    <footer className="foot practice-foot" data-practice={mode}>
      {mode === 'learn' ? <LearnButtons {...props} /> : <TestButtons {...props} />}
      <Button kind={mode === 'learn' && !props.answered && !isLast ? 'plain' : 'primary'} onClick={next}>
        {mode === 'learn' && !props.answered && !isLast ? t('practice.skip') : words}
        <IconForward />
      </Button>
    </footer>
  )
}

function TestButtons({ practice, placed, place, onStep, t }: FootProps) {
  const { id } = placed.question
  const marked = useAtom(practice.$entry(id), entry => entry?.marked ?? false)
  return (
    <>
      <Button onClick={() => onStep(-1)} disabled={place === 0}>
        <IconBack />
        {t('player.previous')}
      </Button>
      <button
        type="button"
        className="ui-button mark"
        part="button"
        aria-pressed={marked}
        onClick={() => practice.mark(id, !marked)}
      >
        <span>
          <IconFlag />
          {t('player.mark')}
        </span>
      </button>
    </>
  )
}

/** Report and bookmark: the two things that come to mind with a question at hand. */
function LearnButtons({ placed, ...props }: FootProps) {
  const { t, client } = props
  const { question } = placed
  const reporting = useReports({ client, t, examId: '' })
  const { isBookmarked, toggle } = useBookmarks(client, t)
  const bookmarked = isBookmarked(question)
  return (
    <>
      <button
        type="button"
        className="ui-button practice-icon"
        part="button"
        aria-label={t('solutions.report')}
        title={t('solutions.report')}
        onClick={() => reporting.ask(question.id)}
      >
        <IconFlag />
      </button>
      <button
        type="button"
        className="ui-button practice-icon"
        part="button"
        aria-pressed={bookmarked}
        aria-label={t('solutions.bookmark')}
        title={t(bookmarked ? 'solutions.bookmarked' : 'solutions.bookmark')}
        onClick={() => void toggle(question)}
      >
        <IconBookmark />
      </button>
      <ReportDialog t={t} reporting={reporting} />
    </>
  )
}
