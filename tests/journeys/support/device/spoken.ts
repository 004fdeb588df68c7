import { expect, type Page } from '@playwright/test'
import type { Language } from '@prostuti/contract'
import { messagesOf } from '../words.ts'

/** Whose language is their own: questions, the receipt's number, where to write or call, an own address, the switch to the other language. */
const notOurs =
  '.text, .q legend, .q label, .receipt .code, [href^="tel:"], [href^="mailto:"], [translate=no], .notranslate, [lang]:not(:lang(PAGE))'

/** What a person sees or hears of ours: texts, names for screen readers, titles; through every shadow root. */
function spoken(page: Page, language: Language): Promise<string[]> {
  return page.evaluate(
    skip => {
      const found: string[] = []
      const read = (node: Node) => {
        if (node instanceof Text) found.push(node.data)
        if (node instanceof Element) {
          if (node.matches(`script, style, template, ${skip}`)) return
          if (node instanceof HTMLElement && !node.checkVisibility() && getComputedStyle(node).display !== 'contents')
            return
          for (const name of ['aria-label', 'title', 'alt', 'placeholder']) found.push(node.getAttribute(name) ?? '')
          if (node.shadowRoot) read(node.shadowRoot)
        }
        for (const child of node.childNodes) read(child)
      }
      read(document.body)
      return found.map(text => text.trim()).filter(Boolean)
    },
    notOurs.replace('PAGE', language),
  )
}

/** Words that are the same in every language: a subject of the tests, a button that says what its owner wants it to, people, keys. */
const anywhere = /বিষয় [01]|Login With Google|Google|Mita|Nusrat|Rafi|Tanvir|\b[MNRT]\b|Delete/g
const foreign: Record<Language, RegExp> = { bn: /[A-Za-z]{2,}|[0-9]/, en: /[\u0980-\u09ff]/ }
const unfilled = new RegExp(
  `\\{\\{|\\b(${[...new Set(Object.keys(messagesOf('bn')).map(key => key.split('.')[0]))].join('|')})\\.[a-z_]+`,
)

/** What a screen says in the other language, or with a place that nothing filled. */
export async function strangeWords(page: Page, language: Language, screen: string): Promise<string[]> {
  const texts = await spoken(page, language)
  expect(texts.length, screen).toBeGreaterThan(3)
  const strange = texts.filter(text => unfilled.test(text) || foreign[language].test(text.replaceAll(anywhere, '')))
  return strange.map(text => `${screen}: ${text}`)
}

/** Our own texts that are in one language alone, any words standing where a place is filled. */
const ownTexts = (language: Language) =>
  Object.values(messagesOf(language))
    .map(text => text.split(/\{\{.*?\}\}/))
    .filter(parts => parts.some(part => part.trim().length > 7 && foreign[language === 'bn' ? 'en' : 'bn'].test(part)))
    .map(
      parts => new RegExp(`^${parts.map(part => part.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`),
    )
const ofTheOther: Record<Language, readonly RegExp[]> = { bn: ownTexts('en'), en: ownTexts('bn') }

/** The same of a page that shows what others wrote, in whatever language: only our own texts are strange there. */
export async function strangeWordsAmongOthers(page: Page, language: Language, screen: string): Promise<string[]> {
  const texts = await spoken(page, language)
  expect(texts.length, screen).toBeGreaterThan(2)
  const isOurs = (text: string) => foreign[language].test(text) && ofTheOther[language].some(own => own.test(text))
  const strange = texts.filter(text => unfilled.test(text) || isOurs(text))
  return strange.map(text => `${screen}: ${text}`)
}
