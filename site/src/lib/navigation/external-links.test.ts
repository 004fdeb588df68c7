import { describe, expect, it } from 'vitest'
import { externalLinks } from './external-links.ts'

describe('the links to other sites', () => {
  it('are not there where nothing is configured', () => {
    expect(externalLinks({})).toEqual([])
  })

  it('are those that are configured, in the menu’s order, and no others', () => {
    const links = {
      social_group: 'https://group.example/',
      more_apps: 'https://apps.example/',
      elsewhere: 'https://x.example/',
    }
    expect(externalLinks(links).map(({ href }) => href)).toEqual(['https://apps.example/', 'https://group.example/'])
  })
})
