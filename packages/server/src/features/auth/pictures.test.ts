import { expect, test } from 'vitest'
import { createShowPicture, defaultPictureHosts } from './pictures.ts'

const show = createShowPicture(defaultPictureHosts)

test('the provider’s pictures are shown', () => {
  expect(show('https://lh3.googleusercontent.com/a/ACg8oc=s96-c')).toBe(
    'https://lh3.googleusercontent.com/a/ACg8oc=s96-c',
  )
  expect(show(null)).toBeNull()
})

test.each([
  'http://lh3.googleusercontent.com/a',
  'https://lh3.googleusercontent.com:8443/a',
  'https://stranger.example/pixel.gif',
  'https://lh3.googleusercontent.com.stranger.example/a',
  'https://lh3.googleusercontent.com@stranger.example/a',
  '//lh3.googleusercontent.com/a',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  '',
])('%s is not', address => expect(show(address)).toBeNull())
