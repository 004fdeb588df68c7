import { createHash } from 'node:crypto'
import type { Joined, Language, OpenAttemptPage, Paper } from '@prostuti/contract'
import { paperOrder } from '@prostuti/contract/attempt'
import { scriptJson } from './script-json.ts'
import { type FirstFrame, widgets } from './widgets-server.ts'

export const { earlyTapsScript } = widgets
export const earlyTapsHash = `sha256-${createHash('sha256').update(earlyTapsScript).digest('base64')}` as const

export const playerStyle = widgets.styleText('examPlayer')
export const playerStyleHash = widgets.styleHash('examPlayer').replaceAll("'", '') as `sha256-${string}`

/**
 * The inside of a `<prostuti-exam-player>` whose attempt is open: its shadow root with question 1, whose radios answer
 * before any code is there, and the attempt with its paper, so that the element need ask for neither.
 */
export function drawOpenPlayer({ joined, paperJson }: OpenAttemptPage, language: Language): string {
  const frame = firstFrame(joined, readPaper(joined.paper, paperJson), language)
  const root = `<style>${playerStyle}</style><div class="prostuti-root">${widgets.drawPlayer(frame)}</div>`
  const data = `{"joined":${scriptJson(joined)},"paper":${paperJson}}`
  return `<template shadowrootmode="open">${root}</template><script type="application/json" id="prostuti-attempt">${data}</script>`
}

const papers = new Map<string, Paper>()
const mostPapers = 50

/** A paper never changes under its address, and everybody in an exam has the same one: it is read once. */
function readPaper(address: string, json: string): Paper {
  const known = papers.get(address)
  if (known) return known
  if (papers.size >= mostPapers) papers.clear()
  const paper: Paper = JSON.parse(json)
  papers.set(address, paper)
  return paper
}

/** What this person sees first: the first question in the attempt's own order, with what was answered before. */
export function firstFrame(joined: Joined, paper: Paper, language: Language): FirstFrame {
  const order = paperOrder(paper.questions, joined.seed)
  const [first] = order
  const question = first && paper.questions[first.index]
  if (!question) throw new Error(`the paper of exam ${joined.exam} has no questions`)
  const given = joined.answer_sheet.filter(entry => entry.answer !== null)
  const shared = question.passage
  const count =
    shared === undefined
      ? 0
      : runLength(
          order.map(({ index }) => paper.questions[index]?.passage),
          shared,
        )
  return {
    language,
    question,
    options: first.options,
    subject: paper.subjects[question.subject] ?? '',
    checked: given.find(entry => entry.question === question.id)?.answer ?? null,
    passage: shared === undefined ? undefined : { html: paper.passages[shared] ?? '', count },
    answered: given.length,
    total: paper.questions.length,
    remaining: joined.deadline ? Math.max(0, Date.parse(joined.deadline) - Date.parse(joined.server_time)) : null,
  }
}

/** How many at the beginning are `value`. */
function runLength<T>(items: readonly T[], value: T): number {
  const end = items.findIndex(item => item !== value)
  return end === -1 ? items.length : end
}
