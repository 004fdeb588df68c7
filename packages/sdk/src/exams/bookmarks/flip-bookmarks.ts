import type { KeptTarget } from './bookmarks.ts'

type Item = { id: string; bookmarked: boolean }
type Row = Record<string, unknown>

/** The fields of answers that hold items with bookmarks. */
const lists = { exam: ['results', 'live_exams', 'upcoming_exams'], question: ['questions'] } as const

/**
 * An answer of the server, with the bookmark of one exam or question set wherever it stands in it (specification §4: a
 * toggle flips the flag in every list). An answer without it comes back as the same object.
 */
export function flipBookmarks<T>(answer: T, target: KeptTarget, bookmarked: boolean): T {
  if (!isRow(answer) || 'circular' in target) return answer
  const [kind, id] = 'exam' in target ? (['exam', target.exam] as const) : (['question', target.question] as const)
  if (kind === 'exam' && isItem(answer) && answer.id === id) return flip(answer, bookmarked)
  const changed = lists[kind].flatMap(name => {
    const items = answer[name]
    if (!Array.isArray(items) || !items.some(item => isItem(item) && item.id === id)) return []
    return [[name, items.map(item => (isItem(item) && item.id === id ? flip(item, bookmarked) : item))]]
  })
  return changed.length > 0 ? { ...answer, ...Object.fromEntries(changed) } : answer
}

const flip = <T extends Item>(item: T, bookmarked: boolean): T =>
  item.bookmarked === bookmarked ? item : { ...item, bookmarked }

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

const isItem = (value: unknown): value is Item => isRow(value) && 'id' in value && 'bookmarked' in value
