import type { Choice, RankListProps } from './rank-list.props.ts'

/** Fills a template's holes with a choice, all but `{page}`; parameters without a value go, so that addresses stay short. */
export function addressOf(
  template: string,
  { examId = '', state = 'live', day = '' }: Pick<RankListProps, 'examId' | 'state' | 'day'>,
  { period, among, program }: Choice,
): string {
  const values: Readonly<Record<string, string>> = {
    ...{ id: examId, state: examId && state, day },
    // What is so by default is not said.
    period: period === (examId ? 'exam' : 'week') ? '' : period,
    among: among === 'all' ? '' : among,
    program: (among === 'program' && program) || '',
  }
  const filled = template.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values[name]
    return value === undefined ? hole : encodeURIComponent(value)
  })
  const [path = '', query] = filled.split('?', 2)
  if (query === undefined) return path
  const kept = query.split('&').filter(pair => !pair.endsWith('='))
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path
}
