import { normalizeText } from '../rendering/normalize-text.ts'

/** The texts of a list in JSON; null for anything else. */
export function jsonTexts(text: string): string[] | null {
  if (!text.startsWith('[')) return null
  try {
    const list: unknown = JSON.parse(text)
    const isTexts = Array.isArray(list) && list.every(each => ['string', 'number'].includes(typeof each))
    return isTexts ? list.map(each => normalizeText(String(each))) : null
  } catch {
    return null
  }
}
