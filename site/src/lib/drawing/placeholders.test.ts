import type { UserInfo } from '@prostuti/contract'
import { shortName } from '@prostuti/sdk/auth/person'
import { describe, expect, it } from 'vitest'
import { initialOf } from '../auth/person.ts'
import { fillIn, fitsPlaceholders, splitAtPlaceholders, withPlaceholders } from './placeholders.ts'

const nusrat: UserInfo = {
  id: '7',
  name: 'নুসরাত জাহান',
  first_name: '',
  last_name: 'জাহান',
  email: 'nusrat@example.com',
  picture: 'https://pictures.example/n.png',
  role: null,
  is_moderator: false,
  is_anonymous: false,
  profile: { tags: ['BCS'], rank_alias: null },
  billing_profile: { coins: 12, program_personalize_option: [], premium_until: null, last_bonus_on: null },
}

/** What the site's frame shows of a person, by the same functions. */
const frame = (viewer: UserInfo) => {
  const name = viewer.name || shortName(viewer) || 'পরীক্ষার্থী'
  const address = viewer.email?.split(/(?=@)/).join('<wbr>') ?? ''
  return [initialOf(name), shortName(viewer), initialOf(shortName(viewer)), name, address, viewer.email, viewer.picture]
    .map(word => `<b>${word}</b>`)
    .join()
}

const filled = (viewer: UserInfo) => fillIn(splitAtPlaceholders(frame(withPlaceholders(viewer))), viewer, 0).join('')

describe('a frame with somebody’s words put in', () => {
  it.each([
    ['a member', {}],
    ['a first name of their own', { first_name: 'নূপুর' }],
    ['a first letter of several characters', { name: 'ক্ষমা 👩🏽‍🎓' }],
    ['dollars, which a careless replacement reads', { name: '$1 $$', first_name: '$0' }],
    ['neither address nor picture', { email: null, picture: null }],
    ['no name', { name: '', last_name: '' }],
  ])('is the page drawn for them alone: %s', (_, is) => {
    const viewer = { ...nusrat, ...is }
    expect(fitsPlaceholders(viewer)).toBe(true)
    expect(filled(viewer)).toBe(frame(viewer))
  })

  it('names nobody before it is filled in', () => {
    const text = JSON.stringify(withPlaceholders(nusrat))
    for (const secret of ['নুসরাত', 'জাহান', 'nusrat', 'example', 'BCS', '"7"']) expect(text).not.toContain(secret)
  })

  it.each([
    ['an apostrophe', { name: "O'Brien" }],
    ['markup', { first_name: '<script>' }],
    ['an ampersand in a picture', { picture: 'https://pictures.example/?a=1&b=2' }],
    ['a quote in an address', { email: '"a b"@example.com' }],
    ['two at signs', { email: 'a@b@example.com' }],
    ['one of our marks', { name: '\uE110' }],
    ['half a character', { name: '\uD800' }],
    ['a control character', { name: 'a\u0000b' }],
  ])('is not made for %s', (_, is) => {
    expect(fitsPlaceholders({ ...nusrat, ...is })).toBe(false)
  })
})
