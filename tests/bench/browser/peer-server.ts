import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Paper } from '@prostuti/contract'
import { type ServedFile, served, servedPage, serveFiles } from './served-files.ts'
import { keepAnswers, sheetStyle, staticPage } from './static-page.ts'

/** Two sites that are not ours: the peers' own, and a partner's page with either an element of ours or the peer's in it. */
export interface PeerServer {
  /** The paper as a static page. */
  readonly staticPage: string
  /** A page on another site (127.0.0.1, not localhost) with our player in it. */
  readonly embeddedPlayer: string
  /** The same page with the hand-written element. */
  readonly embeddedElement: string
  /** The player as it asks before the clock starts, and the hand-written element with a button before its paper. */
  readonly askingPlayer: string
  readonly askingElement: string
  readonly partnerOrigin: string
  close(): Promise<void>
}

export async function startPeerServer({
  paper,
  exam,
  siteUrl,
}: {
  paper: Paper
  exam: string
  siteUrl: string
}): Promise<PeerServer> {
  const files = new Map<string, ServedFile>()
  const { port, close } = await serveFiles(files)
  const own = `http://localhost:${port}`
  const partnerOrigin = `http://127.0.0.1:${port}`
  const script = await plainElement()
  const api = `${siteUrl}/api/`
  files.set('/exam.html', servedPage(staticPage(paper), { style: sheetStyle, script: keepAnswers }))
  files.set('/exam.js', served(script, 'text/javascript; charset=utf-8', { 'access-control-allow-origin': '*' }))
  const player = (start: string) =>
    servedPage(
      partnerPage(
        `${siteUrl}/embed/v1/prostuti.js`,
        `<prostuti-exam-player exam-id="${exam}" start="${start}"></prostuti-exam-player>`,
      ),
    )
  const element = (asks: string) =>
    servedPage(partnerPage(`${own}/exam.js`, `<plain-exam exam="${exam}" api="${api}" ${asks}></plain-exam>`))
  files.set('/player.html', player('at-once'))
  files.set('/asking-player.html', player('ask'))
  files.set('/element.html', element(''))
  files.set('/asking-element.html', element('asks'))
  return {
    staticPage: `${own}/exam.html`,
    embeddedPlayer: `${partnerOrigin}/player.html`,
    embeddedElement: `${partnerOrigin}/element.html`,
    askingPlayer: `${partnerOrigin}/asking-player.html`,
    askingElement: `${partnerOrigin}/asking-element.html`,
    partnerOrigin,
    close,
  }
}

const partnerPage = (script: string, element: string) => `<!doctype html>
<html lang="bn"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>মডেল টেস্ট</title>
<script type="module" src="${script}"></script></head><body><h1>শুক্রবারের মডেল টেস্ট</h1>${element}</body></html>`

async function plainElement(): Promise<string> {
  const source = await readFile(join(import.meta.dirname, 'plain-element.js'), 'utf8')
  const bare = source.replace(/^\/\*.*?\*\/\n/s, '').replaceAll(/\n\s+/g, '\n')
  return bare.replace('/*style*/', sheetStyle.replaceAll('body{', ':host{display:block;'))
}
