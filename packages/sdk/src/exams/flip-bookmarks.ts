import type { BookmarkTarget } from './hall-api.ts'

type Item = { id: string; bookmarked: boolean }
type Row = Record<string, unknown>

/** Under which names answers of the server carry what can be bookmarked. */
const lists = { exam: ['results', 'live_exams', 'upcoming_exams'], question: ['questions'] } as const

/**
 * What the server told, with the bookmark of one exam or question set wherever it stands in it (specification §4: a
 * toggle flips the flag in every list). What does not have it comes back as it is, the very same object.
 */
export function flipBookmarks<T>(told: T, target: BookmarkTarget, bookmarked: boolean): T {
  if (!isRow(told)) return told
  const [kind, id] = 'exam' in target ? (['exam', target.exam] as const) : (['question', target.question] as const)
  if (kind === 'exam' && isItem(told) && told.id === id) return flip(told, bookmarked)
  const changed = lists[kind].flatMap(name => {
    const items = told[name]
    if (!Array.isArray(items) || !items.some(item => isItem(item) && item.id === id)) return []
    return [[name, items.map(item => (isItem(item) && item.id === id ? flip(item, bookmarked) : item))]]
  })
  return changed.length > 0 ? { ...told, ...Object.fromEntries(changed) } : told
}

const flip = <T extends Item>(item: T, bookmarked: boolean): T =>
  item.bookmarked === bookmarked ? item : { ...item, bookmarked }

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

const isItem = (value: unknown): value is Item => isRow(value) && 'id' in value && 'bookmarked' in value
