import { expect, it, vi } from 'vitest'
import { keepBudget } from '../../../build/budget.ts'
import type { EmbedManifest } from '../../../build/embed.ts'

/** A build whose player's code, board and late parts weigh so much, in KiB after brotli. */
function built(playerKib: number, boardKib = 25, lateKib = 5): EmbedManifest {
  const facts = (kib: number) => ({ bytes: 0, brotli: kib * 1024, gzip: 0, integrity: '' })
  const nothing = { bn: [], en: [] }
  return {
    version: '0.1.0',
    loader: 'prostuti.js',
    jobsLoader: 'jobs.js',
    afterReceipt: 'c/after-receipt.js',
    elements: {
      'prostuti-exam-player': {
        firstPaint: 1,
        code: ['c/first.js', 'c/player.js'],
        ...nothing,
        all: ['c/first.js', 'c/player.js', 'c/late.js'],
      },
      'prostuti-job-board': { code: ['c/board.js'], ...nothing, all: ['c/board.js'] },
      'prostuti-exam-join': { code: ['c/join.js'], ...nothing, all: ['c/join.js'] },
    },
    files: {
      'prostuti.js': facts(1.5),
      'c/after-receipt.js': facts(0.7),
      'jobs.js': facts(1),
      'c/board.js': facts(boardKib),
      'c/first.js': facts(7),
      'c/player.js': facts(playerKib),
      'c/late.js': facts(lateKib),
      'c/join.js': facts(40),
    },
  }
}

it('lets no player grow beyond what it may weigh, to its receipt and with what comes late', () => {
  vi.spyOn(console, 'info').mockReturnValue()
  expect(() => keepBudget(built(32))).not.toThrow()
  expect(() => keepBudget(built(34.5))).toThrow('too heavy: player to its receipt')
  expect(() => keepBudget(built(32, 25, 13.4))).toThrow('too heavy: player in all, lazy parts included')
  vi.restoreAllMocks()
})

it('lets no board of circulars grow beyond what it may weigh, its loader included', () => {
  vi.spyOn(console, 'info').mockReturnValue()
  expect(() => keepBudget(built(32, 26.3))).not.toThrow()
  expect(() => keepBudget(built(32, 26.5))).toThrow('too heavy: job board')
  vi.restoreAllMocks()
})
