import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { startProgram } from '../support/bare-process.ts'
import { acceptedCodings, type Question } from './wrk-reads.ts'

/** The bytes of one of our answers, served as a file by a process of its own. */
export interface SameBytes {
  readonly url: string
  /** As they go over the wire. */
  readonly bytes: number
  stop(): Promise<void>
}

const suffix: Record<string, string> = { br: '.br', gzip: '.gz' }

/** Asks once, keeps what comes in the very coding it came in, and serves that. Throws unless the answer is a success. */
export async function serveSameBytes(url: string, headers: Question['headers']): Promise<SameBytes> {
  const { coding, type, body } = await readRaw(url, headers)
  const folder = await mkdtemp(join(tmpdir(), 'prostuti-file-'))
  const name = type.includes('json') ? 'same.json' : 'same.html'
  await writeFile(join(folder, name), plain(coding, body))
  if (coding) await writeFile(join(folder, name + suffix[coding]!), body)
  const program = await startProgram(join(import.meta.dirname, 'file-server.ts'), folder)
  return {
    url: `${program.url}/${name}`,
    bytes: body.length,
    async stop() {
      await program.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function plain(coding: string, body: Buffer): Buffer {
  if (coding === 'br') return brotliDecompressSync(body)
  return coding === 'gzip' ? gunzipSync(body) : body
}

async function readRaw(url: string, headers: Question['headers']) {
  const { request } = await import('node:http')
  return new Promise<{ coding: string; type: string; body: Buffer }>((resolve, reject) => {
    request(url, { headers: { ...headers, 'accept-encoding': acceptedCodings } }, async response => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      const { 'content-encoding': coding = '', 'content-type': type = '' } = response.headers
      if (response.statusCode === 200) resolve({ coding, type, body: Buffer.concat(chunks) })
      else reject(new Error(`${url} answered ${response.statusCode}`))
    })
      .on('error', reject)
      .end()
  })
}
