import { type CanaryExam, publishedText } from './canary-exam.ts'

/** What a text gives away. */
export type Leak = 'a solution' | 'the key' | 'a field that the paper has not' | 'marks' | 'a question'

/** What a question may carry on its way to an examinee, in a paper, a sheet or an error. */
const harmless = new Set([
  ...['id', 'text', 'options', 'pinned', 'subject', 'passage', 'category'],
  ...['question', 'answer', 'at', 'seq', 'device', 'marked'],
  ...['embargoed', 'spent_seconds', 'bookmarked', 'slug', 'bookmarked_at'],
  // Of a question outside exams, to who has met it.
  ...['topic', 'tags', 'appearances', 'updated_at', 'spent_ms'],
])

/** What a solution has and an embargoed one says nothing in. */
const withheld = new Set(['key', 'explanation', 'option_explanations', 'marks', 'right'])

const found = new WeakMap<CanaryExam, Map<string, readonly Leak[]>>()

/** Everything that this text gives away of the exam. Several checks ask of the same text: it is searched once. */
export function leaksIn(text: string, exam: CanaryExam): readonly Leak[] {
  const known = found.get(exam) ?? new Map<string, readonly Leak[]>()
  found.set(exam, known)
  const leaks = known.get(text) ?? search(text, exam)
  known.set(text, leaks)
  return leaks
}

function search(whole: string, exam: CanaryExam): Leak[] {
  const leaks: Leak[] = []
  const text = withoutPublished(whole)
  const dense = text.replaceAll(/\s/g, '')
  if (text.includes(exam.solutionMark)) leaks.push('a solution')
  if (exam.keyTexts.some(key => dense.includes(key)) || keyPattern.test(text)) leaks.push('the key')
  // Anybody who knows a paper's address, or what opens a sealed one, can read it.
  if ([exam.questionMark, ...exam.paperKeys, ...exam.sealKeys].some(mark => text.includes(mark)))
    leaks.push('a question')
  if (/"correct_answers":\s*\d/.test(text)) leaks.push('marks')
  if (objectsIn(text).some(each => namesQuestion(each, exam) && Object.entries(each).some(saysTooMuch))) {
    leaks.push('a field that the paper has not')
  }
  return leaks
}

/** Whether it gives away a right option or an explanation. */
export function revealsKey(text: string, exam: CanaryExam): boolean {
  return leaksIn(text, exam).some(leak => leak === 'a solution' || leak === 'the key')
}

/** Without the question that is published: its key is everybody's. */
function withoutPublished(text: string): string {
  if (!text.includes(publishedText)) return text
  const value = parse(text)
  return value === null ? text : JSON.stringify(value, (_, each) => (each?.text === publishedText ? null : each))
}

/** A key as solutions and bookmarks show it. */
const keyPattern = /(?:"|&quot;)(?:is_correct(?:"|&quot;):\s*(?:true|false)|key(?:"|&quot;):\s*\d)/

/** The marks of a question that was not answered reveal nothing. */
function saysTooMuch([name, value]: [string, unknown]): boolean {
  if (harmless.has(name)) return false
  return !withheld.has(name) || (value !== null && !(name === 'marks' && value === 0))
}

function namesQuestion(each: Record<string, unknown>, { questionIds }: CanaryExam): boolean {
  // Other things may have the same number; a question among options or with an answer is meant.
  const isQuestion = 'options' in each || 'answer' in each
  return isQuestion && questionIds.includes(String(each.question ?? each.id))
}

/** Every object in the JSON that a text is, or that stands in a page's scripts. */
function objectsIn(text: string): Record<string, unknown>[] {
  const scripts = [...text.matchAll(/<script[^>]*type="application\/json"[^>]*>(.*?)<\/script>/gs)].map(
    match => match[1]!,
  )
  return [text, ...scripts].flatMap(each => nested(parse(each)))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A page or a metric: it has no objects, its text is searched all the same.
    return null
  }
}

function nested(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(nested)
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner]
}
