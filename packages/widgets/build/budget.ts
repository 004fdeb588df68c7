import type { EmbedManifest } from './embed.ts'

interface Budget {
  what: string
  files: (manifest: EmbedManifest) => string[]
  /** More than this and the build fails, KiB after brotli. Lowered with every saving; raised with the reason in the commit alone. */
  atMost: number
  /** Where it has to get to, where that is agreed on. */
  owed?: number
}

const player = ({ elements, loader }: EmbedManifest) => ({ ...elements['prostuti-exam-player']!, loader })

const beforeFirstOption = (manifest: EmbedManifest): string[] => {
  const { loader, firstPaint, code, bn } = player(manifest)
  return [loader, ...code.slice(0, firstPaint), ...bn.slice(0, 1)]
}

/** What an exam loads on a partner's page from the loader to the receipt, where nobody is asked and nothing goes wrong, in Bangla. */
const sitting = (manifest: EmbedManifest): string[] => {
  const { code, bn } = player(manifest)
  return [...new Set([...beforeFirstOption(manifest), ...code, ...bn, manifest.afterReceipt])]
}

/** Everything an exam may load on a partner's page, lazy parts included, in Bangla. */
const inAll = (manifest: EmbedManifest): string[] => {
  const { loader, all } = player(manifest)
  return [...new Set([...beforeFirstOption(manifest), loader, ...all.filter(file => !file.startsWith('m/en-'))])]
}

/** What a page with nothing of ours but the board loads, in Bangla. */
const board = ({ elements, jobsLoader }: EmbedManifest): string[] => {
  const { code, bn } = elements['prostuti-job-board']!
  return [jobsLoader, ...code, ...bn]
}

const budgets: readonly Budget[] = [
  { what: 'loader', files: ({ loader }) => [loader], atMost: 1.6, owed: 1.6 },
  { what: 'player before its first option', files: beforeFirstOption, atMost: 9.5, owed: 10 },
  { what: 'player to its receipt', files: sitting, atMost: 43.6 },
  { what: 'join page', files: ({ elements }) => elements['prostuti-exam-join']!.code, atMost: 41 },
  { what: 'job board', files: board, atMost: 27.4 },
  { what: 'player in all, lazy parts included', files: inAll, atMost: 53.8, owed: 54 },
]

const kib = (bytes: number): string => (bytes / 1024).toFixed(2).padStart(6)

/** Shows what the player weighs in Bangla, file by file; throws where it has become heavier than it may be. */
export function keepBudget(manifest: EmbedManifest): void {
  const weigh = (file: string) => manifest.files[file]!.brotli
  for (const file of budgets.at(-1)!.files(manifest)) console.info(`${kib(weigh(file))} KiB  ${file}`)
  const over = budgets.filter(({ what, files, atMost, owed }) => {
    const sum = files(manifest).reduce((total, file) => total + weigh(file), 0)
    console.info(`${kib(sum)} KiB  ${what}: at most ${atMost}${owed ? `, owed ${owed}` : ''}`)
    return sum > atMost * 1024
  })
  if (over.length > 0) throw new Error(`too heavy: ${over.map(({ what }) => what).join(', ')}`)
}
