import { readFileSync, realpathSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { basename, dirname, sep } from 'node:path'
import { sourceFile } from './source-file.ts'

/**
 * The modules of each shared chunk, as paths below `packages/`; a `package.json` stands for its whole package and the
 * packages that it depends on. A path that names no file fails the build, and so does a module that is shared and stands
 * in no list: no module moves to another chunk unnoticed.
 */
const chunkModules = {
  /** Shared by every widget and the first paint. */
  look: [
    'contract/src/option-letters.ts',
    'contract/src/exams/attempt/order.ts',
    'sdk/src/i18n/digits.ts',
    'sdk/src/i18n/format-clock.ts',
    'sdk/src/i18n/translate.ts',
    'sdk/src/platform/databases.ts',
    'widgets/src/foundation/look/base.css',
    'widgets/src/foundation/look/root.ts',
    'widgets/src/foundation/look/styles.ts',
    'widgets/src/foundation/look/tokens.ts',
    'widgets/src/foundation/look/trusted-html.ts',
    'widgets/src/foundation/icons/icon-paths.ts',
    'widgets/src/foundation/ui/ui.css',
  ],
  /** Draws the player's first question. */
  'first-paint': [
    'widgets/src/entries/embed/exam-player-first-paint.ts',
    'widgets/src/questions/drawn/after-paint.ts',
    'widgets/src/exams/exam-player/first-paint/current-question-key.ts',
    'widgets/src/exams/exam-player/first-paint/draw-first-paint.ts',
    'widgets/src/exams/exam-player/first-paint/early-taps.ts',
    'widgets/src/exams/exam-player/first-paint/first-frame.ts',
    'widgets/src/exams/exam-player/first-paint/player-shell.ts',
    'widgets/src/exams/exam-player/first-paint/prefetched.ts',
    'widgets/src/questions/drawn/question-html.ts',
    'widgets/src/exams/exam-player/styles/first-paint.css',
    'widgets/src/exams/exam-player/styles/panel-and-dialogs.css',
  ],
  /** Signing in, on a partner's page too. */
  partner: [
    'sdk/src/auth/exchange-sign-in.ts',
    'sdk/src/auth/pkce.ts',
    'sdk/src/auth/provider-sign-in.ts',
    'sdk/src/partners/partner-page.ts',
    'sdk/src/partners/partner-sign-in.ts',
    'sdk/src/partners/sign-in-answer.ts',
    'sdk/src/partners/sign-in-request.ts',
    'sdk/src/platform/host-page.ts',
    'widgets/src/auth/sign-in/partner-sign-in.tsx',
    'widgets/src/auth/sign-in/sign-in-ways.tsx',
  ],
  /** Details of an exam: shared by the join page, results and the player's lazy parts. */
  details: [
    'contract/src/exams/operations.ts',
    'sdk/src/exams/clock/duration.ts',
    'sdk/src/i18n/format.ts',
    'widgets/src/exams/shared/exam-rules.ts',
    'widgets/src/exams/shared/storage-warning.tsx',
    'widgets/src/foundation/text/error-text.ts',
    'widgets/src/foundation/text/format.ts',
    'widgets/src/foundation/text/time-taken.ts',
    'widgets/src/foundation/ui/error-panel.tsx',
    'widgets/src/foundation/ui/request-error.tsx',
    'widgets/src/foundation/data/use-request.ts',
  ],
  /** Queries and the lists drawn from them, which signing in, joining and results do not use. `@tanstack/query-core` belongs here as a whole. */
  listing: [
    'sdk/node_modules/@tanstack/query-core/package.json',
    'sdk/src/auth/person.ts',
    'sdk/src/exams/bookmarks/flip-bookmarks.ts',
    'sdk/src/exams/queries.ts',
    'widgets/node_modules/nanostores/lifecycle/index.js',
    'widgets/src/exams/exam-cards/stale-notice.tsx',
    'widgets/src/foundation/data/queries.ts',
    'widgets/src/foundation/icons/icon-coins.tsx',
    'widgets/src/foundation/data/use-query.ts',
  ],
  /** An exam as a row: in lists, on Home and of a programme. */
  cards: [
    'widgets/src/exams/exam-cards/exam-action.tsx',
    'widgets/src/exams/exam-cards/exam-bookmark.tsx',
    'widgets/src/exams/exam-cards/exam-facts.ts',
    'widgets/src/exams/exam-cards/exam-marks.tsx',
    'widgets/src/exams/exam-cards/exam-row.tsx',
    'widgets/src/exams/exam-cards/exam-rows-skeleton.tsx',
    'widgets/src/exams/exam-cards/facts.tsx',
    'widgets/src/exams/exam-cards/is-ending.ts',
    'widgets/src/exams/exam-cards/list-address.ts',
    'widgets/src/exams/exam-cards/use-is-guest.ts',
  ],
  /** What the player shares with other elements. Whatever is added here, every exam loads. */
  core: [
    'contract/src/auth/operations.ts',
    'contract/src/exams/attempt/bounds.ts',
    'contract/src/exams/attempt/deadline.ts',
    'contract/src/exams/attempt/merge.ts',
    'contract/src/exams/attempt/operations.ts',
    'contract/src/exams/attempt/sealing.ts',
    'contract/src/exams/attempt/states.ts',
    'sdk/node_modules/ofetch/package.json',
    'sdk/src/auth/api.ts',
    'sdk/src/auth/auth.ts',
    'sdk/src/auth/session.ts',
    'sdk/src/auth/stored-session.ts',
    'sdk/src/combine.ts',
    'sdk/src/create-client.ts',
    'sdk/src/emitter.ts',
    'sdk/src/exams/attempt/attempt-api.ts',
    'sdk/src/exams/attempt/attempt-events.ts',
    'sdk/src/exams/attempt/attempt-loader.ts',
    'sdk/src/exams/attempt/attempt-stores.ts',
    'sdk/src/exams/attempt/attempt-sync.ts',
    'sdk/src/exams/attempt/attempt.ts',
    'sdk/src/exams/attempt/commit-early-taps.ts',
    'sdk/src/exams/attempt/create-attempt-context.ts',
    'sdk/src/exams/attempt/draft-sync.ts',
    'sdk/src/exams/attempt/draft-timer.ts',
    'sdk/src/exams/attempt/entries.ts',
    'sdk/src/exams/attempt/entry-writer.ts',
    'sdk/src/exams/attempt/errors.ts',
    'sdk/src/exams/attempt/join.ts',
    'sdk/src/exams/attempt/local-sheet.ts',
    'sdk/src/exams/attempt/open-preloaded.ts',
    'sdk/src/exams/attempt/ownership.ts',
    'sdk/src/exams/attempt/phase.ts',
    'sdk/src/exams/attempt/rescue-file.ts',
    'sdk/src/exams/attempt/submission.ts',
    'sdk/src/exams/attempt/submitter.ts',
    'sdk/src/exams/attempt/sync-end.ts',
    'sdk/src/exams/attempt/watch-deadline.ts',
    'sdk/src/exams/clock/countdown.ts',
    'sdk/src/exams/clock/server-clock.ts',
    'sdk/src/exams/exams.ts',
    'sdk/src/exams/journal/connection.ts',
    'sdk/src/exams/journal/early-taps.ts',
    'sdk/src/exams/journal/journal.ts',
    'sdk/src/exams/journal/sheet-messages.ts',
    'sdk/src/exams/journal/sheet-record.ts',
    'sdk/src/exams/outbox/delivery.ts',
    'sdk/src/exams/outbox/outbox.ts',
    'sdk/src/http/api-error.ts',
    'sdk/src/http/backoff.ts',
    'sdk/src/http/http.ts',
    'sdk/src/http/keepalive-budget.ts',
    'sdk/src/http/plain-json.ts',
    'sdk/src/http/problem.ts',
    'sdk/src/http/time-limit.ts',
    'contract/src/dhaka-time.ts',
    'sdk/src/i18n/format-time.ts',
    'sdk/src/index.ts',
    'sdk/src/platform/browser.ts',
    'sdk/src/platform/clock-jump.ts',
    'sdk/src/platform/page-time.ts',
    'sdk/src/random.ts',
    'widgets/node_modules/@r2wc/core/package.json',
    'widgets/node_modules/nanostores/atom/index.js',
    'widgets/node_modules/preact/package.json',
    'widgets/src/entries/embed/register.ts',
    'widgets/src/foundation/element/attributes.ts',
    'widgets/src/foundation/element/client.ts',
    'widgets/src/foundation/element/define-widget.ts',
    'widgets/src/foundation/element/define.ts',
    'widgets/src/foundation/element/element-base.ts',
    'widgets/src/foundation/element/error-boundary.tsx',
    'widgets/src/foundation/element/from-preact.ts',
    'widgets/src/foundation/element/keep-trying.ts',
    'widgets/src/foundation/element/language.ts',
    'widgets/src/foundation/element/lazy-messages.ts',
    'widgets/src/foundation/ui/button.tsx',
    'widgets/src/foundation/ui/chip.tsx',
    'widgets/src/foundation/ui/dialog.tsx',
    'widgets/src/foundation/icons/icons.tsx',
    'widgets/src/foundation/ui/skeleton.tsx',
    'widgets/src/foundation/ui/visually-hidden.tsx',
    'widgets/src/foundation/element/use-lazy-part.ts',
    'widgets/src/foundation/element/widget-root.tsx',
  ],
  /** Questions outside an attempt, and tabs over lists of them. */
  review: [
    'contract/src/questions/operations.ts',
    'sdk/src/questions/questions-api.ts',
    'widgets/src/foundation/ui/tabs.tsx',
  ],
  /** What the screens of study share. */
  study: [
    'contract/src/study/bounds.ts',
    'contract/src/study/operations.ts',
    'sdk/src/study/confirmed-instant.ts',
    'sdk/src/study/memory/memory-api.ts',
  ],
  /** Answers beside their keys, and how many were right: of an exam and of a practice. */
  solved: [
    'widgets/src/questions/outcome/answer-counts.tsx',
    'widgets/src/questions/outcome/subject-bars.tsx',
    'widgets/src/questions/text/html.tsx',
    'widgets/src/questions/reviewed-sheet/question-palette.tsx',
    'widgets/src/questions/report-dialog/report-dialog.tsx',
    'widgets/src/questions/reviewed-sheet/review.ts',
    'widgets/src/questions/passage/reviewed-passage.tsx',
    'widgets/src/questions/reviewed-sheet/reviewed-sheet.tsx',
    'widgets/src/questions/solved-options/solved-options.tsx',
    'widgets/src/questions/reviewed-sheet/solved-question.tsx',
    'widgets/src/questions/reviewed-sheet/step-bar.tsx',
    'widgets/src/questions/reviewed-sheet/subject-accuracies.tsx',
    'widgets/src/questions/reviewed-sheet/use-bookmark.ts',
    'widgets/src/questions/report-dialog/use-reports.ts',
    'widgets/src/questions/reviewed-sheet/use-steps.ts',
    'widgets/src/foundation/icons/icon-close.tsx',
  ],
  /** Programmes as books, days and weeks: shared by their screens and Home. */
  books: [
    'contract/src/goals.ts',
    'widgets/src/programs/shared/days.ts',
    'widgets/src/programs/shared/goal-of.ts',
    'widgets/src/programs/shared/program-cover.tsx',
    'widgets/src/programs/shared/program-step.tsx',
    'widgets/src/programs/shared/progress-bar.tsx',
    'widgets/src/programs/shared/week-strip.tsx',
  ],
  /** What the screens of programmes share besides. */
  programs: [
    'contract/src/programs/operations.ts',
    'sdk/src/programs/programs-api.ts',
    'widgets/src/foundation/page/premium-needed.ts',
    'widgets/src/foundation/data/use-known-user.ts',
    'widgets/src/programs/shared/premium-hint.tsx',
    'widgets/src/programs/shared/price.ts',
    'widgets/src/programs/shared/use-personal.ts',
    'widgets/src/programs/shared/way-in.ts',
  ],
  /** What a changed key did to a result: shared by results and Home. */
  change: ['sdk/src/exams/result-change/change-sentence.ts'],
  /** What a person says of themselves, and their coins. */
  account: [
    'contract/src/auth/account/operations.ts',
    'contract/src/billing/operations.ts',
    'sdk/src/auth/own-account.ts',
    'sdk/src/exams/journal/sheets-of-person.ts',
    'sdk/src/billing/billing-api.ts',
    'sdk/src/http/once-per-intent.ts',
    'widgets/src/billing/daily-bonus/take-bonus.ts',
  ],
  /** Buying, for taka too, and entering: the programme's page has it, the join page fetches it when it is wanted. */
  purchase: [
    'contract/src/notices/operations.ts',
    'sdk/src/billing/payments-api.ts',
    'sdk/src/billing/refusal.ts',
    'sdk/src/billing/remembered-purchase.ts',
    'widgets/src/billing/payments/choices-skeleton.tsx',
    'widgets/src/billing/payments/choices.tsx',
    'widgets/src/billing/payments/icons.tsx',
    'widgets/src/billing/payments/payment-actions.tsx',
    'widgets/src/billing/payments/payment-screen.tsx',
    'widgets/src/billing/payments/payment-trouble.tsx',
    'widgets/src/billing/payments/taka-words.ts',
    'widgets/src/billing/payments/use-payment.ts',
    'widgets/src/billing/payments/use-payments-on.ts',
    'widgets/src/foundation/page/coins-needed.ts',
    'widgets/src/programs/purchase/purchase-dialog.tsx',
    'widgets/src/programs/purchase/purchase-subject.ts',
    'widgets/src/programs/purchase/use-purchase.ts',
  ],
  /** What is said of the product itself: its constants, and what people think of it. */
  product: ['contract/src/core/operations.ts'],
  /** What people write into, and people themselves. */
  forms: [
    'contract/src/text-lengths.ts',
    'widgets/src/foundation/ui/avatar.tsx',
    'widgets/src/foundation/ui/field.tsx',
  ],
  /** What is not out yet, and when it will be: results, solutions and rank lists. */
  publication: [
    'widgets/src/exams/publication/countdown.tsx',
    'widgets/src/exams/publication/not-published.tsx',
    'widgets/src/exams/publication/not-taken.tsx',
    'widgets/src/exams/publication/publication-card.tsx',
    'widgets/src/exams/publication/use-now.ts',
    'widgets/src/exams/publication/use-publication.ts',
  ],
  /** What elements other than the player share. */
  shared: [
    'sdk/src/exams/bookmarks/bookmarks.ts',
    'sdk/src/exams/clock/confirmed-time.ts',
    'sdk/src/exams/exams-api.ts',
    'sdk/src/http/page-filter.ts',
    'widgets/node_modules/@nanostores/react/package.json',
    'widgets/node_modules/nanostores/deep-map/path.js',
    'widgets/node_modules/nanostores/listen-keys/index.js',
    'widgets/src/auth/sign-in/sign-in-prompt.tsx',
    'widgets/src/questions/bookmark-toggle/bookmark-toggle.tsx',
    'widgets/src/exams/shared/on-pages.ts',
    'widgets/src/foundation/icons/exam-icons.tsx',
    'widgets/src/exams/shared/share-or-copy.ts',
    'widgets/src/foundation/page/gone-back.ts',
    'widgets/src/foundation/page/safe-path.ts',
    'widgets/src/foundation/page/sign-in-needed.ts',
    'widgets/src/foundation/ui/bars.tsx',
    'widgets/src/foundation/ui/button-link.tsx',
    'widgets/src/foundation/ui/empty-state.tsx',
    'widgets/src/foundation/ui/pills.tsx',
    'widgets/src/foundation/data/use-time-known.ts',
    'widgets/src/foundation/page/toast.ts',
  ],
} as const

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

export type SharedChunk = keyof typeof chunkModules

export const sharedChunks = Object.keys(chunkModules) as SharedChunk[]

/** Whether a module belongs to a chunk; throws at once where the chunk names a missing file. */
export function isIn(chunk: SharedChunk): (id: string) => boolean {
  const files = chunkModules[chunk].map(sourceFile)
  const folders = files.filter(file => basename(file) === 'package.json').flatMap(packageFolders)
  const known = new Set(files)
  return id => {
    const [file = ''] = id.split('?')
    return known.has(file) || folders.some(folder => file.startsWith(folder))
  }
}

/** The folders of a package and of all that it depends on. */
function packageFolders(manifest: string): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as { dependencies?: Record<string, string> }
  const inner = Object.keys(dependencies).map(name => realpathSync(findPackageJSON(name, manifest)!))
  return [dirname(manifest) + sep, ...inner.flatMap(packageFolders)]
}
