import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { elements } from './elements.ts'
import { embedEntry } from './entries.ts'
import { messagesOf } from './messages.ts'
import { sourceFile } from './source-file.ts'

/**
 * Where modules go that elements share, as paths below `packages/`: the longest that fits decides, else `chunkOf` does. Files are
 * named that their folder, or an index that the player imports, would bring to elements which do not use them.
 */
const rules = {
  /** Draws the player's first question: of the folders below, what that imports. */
  'first-paint': ['sdk/src/exams/prefetch/prefetch-paper.ts', 'sdk/src/exams/sealed-papers/unseal.ts'],
  /** Shared by every widget and the first paint. */
  look: [
    'contract/src/exams/attempt/order.ts',
    'contract/src/exams/attempt/sealing.ts',
    'widgets/src/entries/embed/maths-font.ts',
  ],
  /** What the player shares with other elements. Whatever is added here, every exam loads. */
  core: [
    'contract/src/exams/attempt',
    'sdk/src/i18n/format-plain-date.ts',
    'widgets/src/foundation/text/format.ts',
    'widgets/src/foundation/ui/error-panel.tsx',
  ],
  /** Signing in, on a partner's page too. */
  partner: [
    'sdk/src/auth/exchange-sign-in.ts',
    'sdk/src/auth/pkce.ts',
    'sdk/src/auth/provider-sign-in.ts',
    'sdk/src/partners',
    'sdk/src/platform/host-page.ts',
    'widgets/src/auth/sign-in',
  ],
  /** Details of an exam: shared by the join page, results and the player's lazy parts. */
  details: [
    'contract/src/exams',
    'sdk/src/exams/clock/duration.ts',
    'sdk/src/i18n/format-number.ts',
    'widgets/src/exams/shared/exam-rules.ts',
    'widgets/src/exams/shared/storage-warning.tsx',
    'widgets/src/foundation/data/use-request.ts',
    'widgets/src/foundation/text',
    'widgets/src/foundation/ui/request-error.tsx',
  ],
  /** Queries and the lists drawn from them, which signing in, joining and results do not use. */
  listing: [
    'sdk/node_modules/@tanstack/query-core',
    'sdk/src/auth/person.ts',
    'sdk/src/exams/bookmarks/flip-bookmarks.ts',
    'sdk/src/exams/queries.ts',
    'sdk/src/queries',
    'widgets/node_modules/nanostores/lifecycle',
    'widgets/src/exams/exam-cards/stale-notice.tsx',
    'widgets/src/foundation/data',
    'widgets/src/foundation/icons/icon-coins.tsx',
    'widgets/src/foundation/ui/pills.tsx',
    'widgets/src/foundation/ui/row-list.tsx',
  ],
  /** An exam as a row: in lists, on Home and of a program. */
  cards: ['widgets/src/exams/exam-cards'],
  /** Questions outside an attempt, and tabs over lists of them. */
  review: ['contract/src/questions', 'sdk/src/questions', 'widgets/src/foundation/ui/tabs.tsx'],
  /** What the screens of study share. */
  study: ['contract/src/study', 'sdk/src/exams/clock/confirm-time.ts', 'sdk/src/study'],
  /** Topics to choose from, and practices: of the practice, and of who offers a question. */
  practice: ['contract/src/study/mark-practice.ts', 'sdk/src/study/practice', 'widgets/src/study/topics'],
  /** Answers beside their keys, and how many were right: of an exam and of a practice. */
  solved: [
    'widgets/src/foundation/icons/icon-close.tsx',
    'widgets/src/foundation/ui/bars.tsx',
    'widgets/src/questions',
  ],
  /** Programs as books, days and weeks, and dates and marks in words: shared by their screens, results and Home. */
  books: [
    'contract/src/goals.ts',
    'sdk/src/i18n/format.ts',
    'widgets/src/foundation/text/time-taken.ts',
    'widgets/src/programs/books',
  ],
  /** What the screens of programs share besides. */
  programs: [
    'contract/src/programs',
    'sdk/src/programs',
    'widgets/src/billing/prices',
    'widgets/src/exams/way-in',
    'widgets/src/foundation/data/use-known-user.ts',
    'widgets/src/foundation/page/premium-needed.ts',
    'widgets/src/programs/shared',
  ],
  /** An exam of a circular, a seat plan or a result, kept in one's routine. */
  keep: ['sdk/src/programs/dated-entries-api.ts', 'widgets/src/programs/keep-exam'],
  /** What a changed key did to a result: shared by results and Home. */
  change: ['sdk/src/exams/result-change'],
  /** What a person says of themselves, and their coins. */
  account: [
    'contract/src/auth/account',
    'contract/src/billing',
    'sdk/src/auth/own-account.ts',
    'sdk/src/billing/billing-api.ts',
    'sdk/src/billing/personalize-program.ts',
    'sdk/src/exams/journal/sheets-of-person.ts',
    'sdk/src/http/once-per-intent.ts',
  ],
  /** Home fetches it when it is pressed; beside other modules it would need the bundler's runtime. */
  bonus: ['widgets/src/billing/daily-bonus'],
  /** Devices, the file of one's data, and where one belongs. */
  personal: [
    'contract/src/auth/personal',
    'contract/src/district-names.ts',
    'sdk/src/auth/personal-data.ts',
    'widgets/src/auth/own-page',
    'widgets/src/foundation/data/use-saving.ts',
  ],
  /** Buying, for taka too, and entering: the program's page has it, the join page fetches it when it is wanted. */
  purchase: [
    'contract/src/notices',
    'sdk/src/billing',
    'widgets/src/billing/payments',
    'widgets/src/billing/purchase',
    'widgets/src/foundation/page/coins-needed.ts',
  ],
  /** What is said of the product itself: its constants, and what people think of it. */
  product: ['contract/src/core', 'sdk/src/core'],
  /** The foot of a list that comes page by page. */
  lists: ['widgets/src/foundation/ui/pages-end.tsx'],
  /** What people write into, and people themselves. */
  forms: [
    'contract/src/text-lengths.ts',
    'widgets/src/foundation/ui/avatar.tsx',
    'widgets/src/foundation/ui/field.tsx',
  ],
  /** What is not out yet, and when it will be: results, solutions and standings. */
  publication: ['widgets/src/exams/publication'],
  /** What elements other than the player share. */
  shared: [
    'sdk/src/exams/bookmarks',
    'sdk/src/exams/exams-api.ts',
    'sdk/src/http/page-filter.ts',
    'widgets/node_modules/nanostores/deep-map',
    'widgets/node_modules/nanostores/listen-keys',
    'widgets/src/auth/sign-in/sign-in-prompt.tsx',
    'widgets/src/foundation/data/use-time-known.ts',
    'widgets/src/questions/bookmark-toggle',
  ],
} as const satisfies Record<string, readonly string[]>

type ChunkName = keyof typeof rules

const names = Object.keys(rules) as ChunkName[]

/** What of the first paint's imports is its own. */
const firstPaintFolders = [
  'widgets/src/entries/embed',
  'widgets/src/exams/exam-player',
  'widgets/src/questions/drawn',
].map(path => `${sourceFile(path)}/`)

const chunkByPath = new Map(names.flatMap(name => rules[name].map(path => [sourceFile(path), name] as const)))

/** The chunk of a module by the rule with the longest path. */
function chunkByRule(file: string): ChunkName | undefined {
  if (file.length <= 1) return undefined
  return chunkByPath.get(file) ?? chunkByRule(file.slice(0, file.lastIndexOf('/')))
}

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** A module and all that it imports. */
function importedBy(entry: string, modules: Modules, met = new Set<string>()): ReadonlySet<string> {
  if (met.has(entry)) return met
  met.add(entry)
  for (const id of modules.getModuleInfo(entry)?.importedIds ?? []) importedBy(id, modules, met)
  return met
}

const player = elements.find(({ firstPaint }) => firstPaint)!
const firstPaintEntry = sourceFile(`widgets/src/${player.firstPaint}`)

/** Puts what elements share into few chunks: few files weigh less than many. */
export function chunks(): Plugin {
  let ofFirstPaint: ReadonlySet<string>
  let ofPlayer: ReadonlySet<string>
  /** Without a rule: `look` for what the first paint imports, `core` for what the player imports besides, else `shared`. */
  const chunkOf = (id: string): ChunkName => {
    const file = id.split('?', 1)[0]!
    const isOwn = ofFirstPaint.has(id) && firstPaintFolders.some(folder => id.startsWith(folder))
    if (isOwn && !chunkByPath.has(file)) return 'first-paint'
    return chunkByRule(file) ?? (ofFirstPaint.has(id) ? 'look' : ofPlayer.has(id) ? 'core' : 'shared')
  }
  const groups = names.map(name => ({
    name,
    // Words stand in chunks of their own, by language.
    test: (id: string) => !messagesOf(id) && chunkOf(id) === name,
    minShareCount: name === 'first-paint' ? 1 : 2,
  }))
  return {
    name: 'prostuti:chunks',
    outputOptions: options => ({ ...options, codeSplitting: { includeDependenciesRecursively: false, groups } }),
    renderStart() {
      ofFirstPaint = importedBy(firstPaintEntry, this)
      ofPlayer = importedBy(`\0${embedEntry(player.tag)}`, this)
    },
    generateBundle(_, files) {
      const known: ReadonlySet<string> = new Set(names)
      for (const file of Object.values(files))
        if (file.type === 'chunk' && !file.isEntry && !file.isDynamicEntry && !known.has(file.name))
          this.error(`a chunk that build/chunks.ts does not know: ${Object.keys(file.modules).join(', ')}`)
    },
  }
}

const notifications = ['sdk/src/notifications', 'widgets/src/notifications'].map(path => `${sourceFile(path)}/`)

const isOfNotifications = (id: string) => notifications.some(folder => id.startsWith(folder))

/** What the two elements of a build apart share is one chunk; what others share that they do without at first is another. */
function twoElements(name: string, first: string, second: string): Plugin {
  let ofFirst: ReadonlySet<string>
  let ofSecond: ReadonlySet<string>
  const isShared = (id: string) => ofFirst.has(id) && ofSecond.has(id)
  return {
    name: `prostuti:${name}-chunks`,
    outputOptions: options => ({
      ...options,
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          // Neither of the two has them at first.
          { name: 'notifications', test: isOfNotifications, minShareCount: 2 },
          { name, test: isShared, minShareCount: 2 },
          {
            name: `${name}-late`,
            test: (id: string) => !ofFirst.has(id) && !id.startsWith('\0virtual:'),
            minShareCount: 2,
          },
        ],
      },
    }),
    renderStart() {
      ofFirst = importedBy(`\0${embedEntry(first)}`, this)
      ofSecond = importedBy(`\0${embedEntry(second)}`, this)
    },
  }
}

export const circularChunks = (): Plugin => twoElements('circulars', 'prostuti-job-board', 'prostuti-job')
export const talkChunks = (): Plugin => twoElements('talk', 'prostuti-feed', 'prostuti-post')

/** Functions without side effects: calls whose result a widget does not use are dropped. */
const pureFunctions = [{ name: 'stay', module: 'contract/src/exams/attempt/states.ts' }]

/** Their names; throws where a module defines no such function any more. */
export function manualPureFunctions(): string[] {
  return pureFunctions.map(({ name, module }) => {
    const text = readFileSync(sourceFile(module), 'utf8')
    if (!new RegExp(`\\b(function|const) ${name}\\b`).test(text)) throw new Error(`${module} defines no ${name}`)
    return name
  })
}
