import { expect, it, vi } from 'vitest'
import { keepBudget } from '../../../build/budget.ts'
import type { EmbedManifest } from '../../../build/embed.ts'

/** A build whose player's code and whose board weigh so much, in KiB after brotli. */
function built(playerKib: number, boardKib = 25): EmbedManifest {
  const facts = (kib: number) => ({ bytes: 0, brotli: kib * 1024, gzip: 0, integrity: '' })
  const nothing = { bn: [], en: [] }
  return {
    version: '0.1.0',
    loader: 'prostuti.js',
    jobsLoader: 'jobs.js',
    elements: {
      'prostuti-exam-player': { firstPaint: ['c/first.js'], code: ['c/player.js'], ...nothing, all: ['c/player.js'] },
      'prostuti-job-board': { code: ['c/board.js'], ...nothing, all: ['c/board.js'] },
      'prostuti-exam-join': { code: ['c/join.js'], ...nothing, all: ['c/join.js'] },
    },
    files: {
      'prostuti.js': facts(1.9),
      'jobs.js': facts(1),
      'c/board.js': facts(boardKib),
      'c/first.js': facts(9),
      'c/player.js': facts(playerKib),
      'c/join.js': facts(40),
    },
  }
}

it('lets no player grow beyond what it may weigh', () => {
  vi.spyOn(console, 'info').mockReturnValue()
  expect(() => keepBudget(built(40))).not.toThrow()
  expect(() => keepBudget(built(45))).toThrow('too heavy: player in all, lazy parts included')
  vi.restoreAllMocks()
})

it('lets no board of circulars grow beyond what it may weigh, its loader included', () => {
  vi.spyOn(console, 'info').mockReturnValue()
  expect(() => keepBudget(built(40, 26.3))).not.toThrow()
  expect(() => keepBudget(built(40, 26.4))).toThrow('too heavy: job board')
  vi.restoreAllMocks()
})
