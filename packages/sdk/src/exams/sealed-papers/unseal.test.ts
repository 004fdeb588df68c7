import { randomBytes } from 'node:crypto'
import type { Paper } from '@prostuti/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { paperOf } from '../../testing/fake-exam.ts'
import { sealFor } from '../../testing/fake-sealed-papers.ts'
import { unsealPaper } from './unseal.ts'

const key = randomBytes(32)
const paper: Paper = {
  ...paperOf('7', 100),
  passages: ['<p>স্ত্রী, ক্ষমতায়ন, যন্ত্র, ঊর্ধ্বগতি</p>'],
}
const encodedKey = key.toString('base64url')
const sealed = sealFor(paper, key)

afterEach(() => vi.unstubAllGlobals())

describe('a sealed paper on my device', () => {
  it('opens with the key that joining returns, letter for letter', async () => {
    expect(await unsealPaper(sealed, encodedKey)).toEqual(paper)
  })

  it('stays shut to any other key', async () => {
    await expect(unsealPaper(sealed, randomBytes(32).toString('base64url'))).rejects.toThrow()
    await expect(unsealPaper(sealed, 'no key at all')).rejects.toThrow()
  })

  it('stays shut when it is passed off as another version, language or exam', async () => {
    for (const other of [{ version: 2 }, { language: 'en' }, { exam: '8' }] as const)
      await expect(unsealPaper({ ...sealed, ...other }, encodedKey)).rejects.toThrow()
  })

  it('stays shut when a single letter of it is wrong', async () => {
    const { data } = sealed
    const broken = `${data.slice(0, 40)}${data[40] === 'A' ? 'B' : 'A'}${data.slice(41)}`
    await expect(unsealPaper({ ...sealed, data: broken }, encodedKey)).rejects.toThrow()
  })

  it('cannot be opened on a page without https, nor in a browser that cannot unpack', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    await expect(unsealPaper(sealed, encodedKey)).rejects.toThrow()
    vi.unstubAllGlobals()
    vi.stubGlobal('DecompressionStream', undefined)
    await expect(unsealPaper(sealed, encodedKey)).rejects.toThrow()
  })
})
