import { AnswerSheet, maxQuestions } from '@prostuti/contract'

const id = /^[1-9]\d{0,17}$/

/**
 * Whether a body is an answer sheet as our own clients write it. It says yes only to what the contract's `AnswerSheet`
 * accepts as it stands, at a tenth of the time (the entries are most of a submission's work); whoever gets a no asks the
 * contract, which names the fields.
 */
export function isPlainSheet(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('answer_sheet' in body)) return false
  const entries = body.answer_sheet
  if (!Array.isArray(entries) || entries.length > maxQuestions || !entries.every(isPlainEntry)) return false
  return AnswerSheet.safeParse({ ...body, answer_sheet: [] }).success
}

function isPlainEntry(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null || !('question' in entry) || !('answer' in entry)) return false
  for (const name in entry) if (!isPlainField(name, entry[name as keyof typeof entry])) return false
  return true
}

function isPlainField(name: string, value: unknown): boolean {
  switch (name) {
    case 'question':
      return typeof value === 'string' && id.test(value)
    case 'answer':
      return value === null || isWhole(value, 0, 7)
    case 'at':
      return isWhole(value, -86_400_000, 31_536_000_000)
    case 'seq':
      return isWhole(value, 0, 4_294_967_295)
    case 'marked':
      return typeof value === 'boolean'
    default:
      return false
  }
}

function isWhole(value: unknown, min: number, max: number): boolean {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max
}
