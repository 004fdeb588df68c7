import { describe, expect, it } from 'vitest'
import { listPlace } from './list-page.ts'

const programs = [{ id: '3', title: 'বিসিএস', state: 'published' as const }]
const at = (address: string) => listPlace({ programs: async () => programs }, new URL(address, 'http://x'))

describe('the address of a list', () => {
  it('names a program and a page', async () => {
    expect(await at('/exam/upcoming?id=3&page=2')).toMatchObject({ program: programs[0], page: 2 })
  })

  it('means all programs without one', async () => {
    for (const address of ['/exam/upcoming', '/exam/upcoming?id='])
      expect(await at(address)).toMatchObject({ program: undefined, page: 1, canonical: '/exam/upcoming' })
  })

  it('is known by one form, whatever else stands in it', async () => {
    expect((await at('/exam/upcoming/?utm=x&page=2&id=3'))?.canonical).toBe('/exam/upcoming?id=3&page=2')
  })

  it('is no page where it names a program that there is not', async () => {
    for (const id of ['4', 'x', '<b>']) expect(await at(`/exam/upcoming?id=${id}`)).toBeNull()
  })
})
