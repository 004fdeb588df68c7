import type { Language, MessageSource, Messages } from '../text/translate.ts'

/** What loads the messages of each language. */
export type MessageChunks = Readonly<Record<Language, () => Promise<{ default: Messages }>>>

/** Words that come later than the first ones, into the same object: who translates with it needs no other translator. */
export const moreMessages =
  (first: MessageSource, late: Readonly<Record<string, MessageChunks>>) =>
  async (language: Language, words: string): Promise<void> => {
    const [known, { default: more }] = await Promise.all([first(language), late[words]![language]()])
    Object.assign(known, more)
  }

/** Messages that come in a chunk for each language; kept when here, asked for again when they did not come. */
export function lazyMessages(loaders: MessageChunks): MessageSource {
  const here: Partial<Record<Language, Messages>> = {}
  const coming: Partial<Record<Language, Promise<Messages>>> = {}
  const load = async (language: Language): Promise<Messages> => {
    try {
      const { default: messages } = await loaders[language]()
      here[language] = { ...messages }
      return here[language]
    } finally {
      coming[language] = undefined
    }
  }
  return language => {
    const known = here[language]
    if (known) return known
    coming[language] ??= load(language)
    return coming[language]
  }
}
