import type { ExamCardProps } from '../../exams/exam-cards/index.ts'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import type { HomePartProps } from './home.props.ts'

/** Props of a card or row of Home: address and event of the exam. */
export function examCardProps(exam: ExamCardProps['exam'], props: HomePartProps) {
  const { client, host, t, language, now, isGuest, hrefTemplate, emit } = props
  return {
    ...{ exam, client, host, t, language, now, isGuest },
    href: hrefTemplate && fillTemplate(hrefTemplate, { id: exam.id, state: exam.state }),
    onChoose: () => emit('chosen', { exam: exam.id, state: exam.state }),
  } satisfies ExamCardProps
}
