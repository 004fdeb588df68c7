import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const sdk = fileURLToPath(new URL('../../sdk/src/', import.meta.url))
const prefix = 'virtual:messages/'

const localeFiles = (language: string): string[] =>
  globSync(`*/locales/${language}.json`, { cwd: sdk })
    .sort()
    .map(file => sdk + file)

/** What the player says where it cannot begin, ends without a receipt, or is asked (`exams/exam-player/lazy/lazy-parts.ts`); `player-sitting` is the rest of what it says. */
const playerLazyParts =
  /^(partner\.|ui\.(error|offline)|player\.(too_late|stranded|sign_in_|signing_in|elsewhere|tak(e|ing)_over|layout|text_size|keys|room_))/

/** What stands in its first question: drawn ahead of the player, with no other words. */
const playerFirst = /^player\.(no_limit|time_left|saved$|open_palette|passage|previous|mark$|next|question|clear)/

/** What it says before a live attempt that nobody has begun (`exams/exam-player/phases/start`), of which the join page says the most. */
const playerStart =
  /^(player\.start_|join\.(rule_|deadline|cut_short|start|note\.start$|days|not_stored)|list\.starts|ui\.(trying|error|offline))/

/** Answers that no call of the player gets: of lists, of purchases and of results that are not out. */
const neverInPlayer = /^ui\.error\.(already_purchased|no_data|result_not_published)/

/** Of joining, which the start only leads to: what comes of that is in the other lazy chunk. */
const neverAtStart =
  /^ui\.error\.(already_participated|exam_not_started|forbidden|insufficient_coins|not_joined|provider_rejected|purchase_required|unsafe_page)/

/** What a module of messages holds: `bn`, `player+ui`; null for any other module. */
export function messagesOf(id: string | null | undefined): { language: string; words: string } | null {
  if (!id?.startsWith(`\0${prefix}`)) return null
  const [language = '', words = ''] = id.slice(prefix.length + 1).split('/')
  return { language, words }
}

/** All messages of a language whose key is one of the words or goes on from it (`ui.broken` brings `ui.broken_safe`); no word means all. */
export function readMessages(language: string, words: readonly string[] = []): Record<string, string> {
  const all = localeFiles(language).flatMap(file => Object.entries<string>(JSON.parse(readFileSync(file, 'utf8'))))
  return Object.fromEntries(
    all.filter(
      ([key]) =>
        words.length === 0 ||
        words.some(word => key === word || (/^[._]/.test(key.slice(word.length)) && key.startsWith(word))),
    ),
  )
}

/** What a chunk of this name holds: `player-sitting`, `ranks+opening+ui`, `all`. */
export function wordsOf(language: string, words: string): Record<string, string> {
  const [, part] = words.match(/^player-(\w+)$/) ?? []
  if (!part) return readMessages(language, words === 'all' ? [] : words.split('+'))
  const own = readMessages(language, ['player', 'partner', 'ui.error', 'ui.offline', 'ui.broken', 'ui.try_again'])
  const all = part === 'start' ? readMessages(language) : own
  return Object.fromEntries(
    Object.entries(all).filter(([key]) => !neverInPlayer.test(key) && isIn[part as keyof typeof isIn](key)),
  )
}

/** A chunk that is there before another, which brings its words too. */
const ahead: Readonly<Record<string, string>> = { 'player-sitting': 'player-first' }

/** Error texts belong to both lazy chunks: each loads without the other. */
const isIn = {
  start: (key: string) => playerStart.test(key) && !neverAtStart.test(key),
  lazy: (key: string) => playerLazyParts.test(key),
  first: (key: string) => playerFirst.test(key),
  sitting: (key: string) => !playerLazyParts.test(key) && !playerStart.test(key),
}

/**
 * `virtual:messages/bn/player+ui`: the SDK's locale files compiled for one language and cut to what a widget says.
 * `virtual:messages/bn/all` is everything.
 */
export function messages(): Plugin {
  return {
    name: 'prostuti:messages',
    resolveId: id => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      const asked = messagesOf(id)
      if (!asked) return undefined
      const { language, words } = asked
      for (const file of localeFiles(language)) this.addWatchFile(file)
      const found = wordsOf(language, words)
      if (Object.keys(found).length === 0) throw new Error(`no message of language "${language}" begins with ${words}`)
      const first = ahead[words]
      if (!first) return `export default ${JSON.stringify(found)}`
      const known = wordsOf(language, first)
      const rest = Object.fromEntries(Object.entries(found).filter(([key]) => !(key in known)))
      return `import first from '${prefix}${language}/${first}'\nexport default { ...first, ...${JSON.stringify(rest)} }`
    },
  }
}
