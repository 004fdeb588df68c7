import type { Language, MessageSource, Messages } from './translate.ts'

type Loaders = Readonly<Record<Language, () => Promise<{ default: Messages }>>>

/** Messages that come in a chunk for each language; kept when here, asked for again when they did not come. */
export function lazyMessages(loaders: Loaders): MessageSource {
  const here: Partial<Record<Language, Messages>> = {}
  const coming: Partial<Record<Language, Promise<Messages>>> = {}
  const load = async (language: Language): Promise<Messages> => {
    try {
      const { default: messages } = await loaders[language]()
      here[language] = messages
      return messages
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
