import type { UnfinishedPractice } from '@prostuti/sdk/study'
import type { Translate } from '../../foundation/text/translate.ts'

/** What a practice is called: its exam, its topics, or where it comes from. */
export function practiceName(
  { source, topics, exam }: Pick<UnfinishedPractice, 'source' | 'topics' | 'exam'>,
  t: Translate,
): string {
  if (exam?.title) return exam.title
  const titles = topics.map(({ title }) => title).filter(Boolean)
  if (titles.length === 0) return t(`practice.source.${source}`)
  return titles.length <= 2
    ? titles.join(', ')
    : t('practice.topics_and', { title: titles[0]!, count: titles.length - 1 })
}
