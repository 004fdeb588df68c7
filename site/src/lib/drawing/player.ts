import { createHash } from 'node:crypto'
import type { Language, OpenAttemptPage, Paper } from '@prostuti/contract'
import { scriptJson } from './script-json.ts'
import { widgets } from './widgets-server.ts'

export const { earlyTapsScript } = widgets
export const earlyTapsHash = `sha256-${createHash('sha256').update(earlyTapsScript).digest('base64')}` as const

const playerStyle = widgets.styleText('examPlayer')
export const playerStyleHash = widgets.styleHash('examPlayer').replaceAll("'", '') as `sha256-${string}`

/**
 * The inside of a `<prostuti-exam-player>` whose attempt is open: its shadow root with question 1, whose radios answer
 * before any code is there, and the attempt with its paper, so that the element need ask for neither.
 */
export function drawOpenPlayer({ joined, paperJson }: OpenAttemptPage, language: Language): string {
  const drawn = widgets.drawPlayer(joined, readPaper(joined.paper, paperJson), language)
  const root = `<style>${playerStyle}</style><div class="prostuti-root">${drawn}</div>`
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
