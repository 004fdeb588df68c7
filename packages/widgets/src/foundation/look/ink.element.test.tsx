import { equal, ok } from '../../testing/expect.ts'
import { contrast } from './contrast.ts'
import { openRoot } from './root.ts'

/** A button on a partner's page that sets these custom properties, with its colours as the browser has worked them out. */
function primaryButton(properties: string, theme: string) {
  document.body.innerHTML = `<div data-theme="${theme}" style="${properties}"></div>`
  const box = openRoot(document.body.firstElementChild as HTMLElement, '')
  box.innerHTML = '<button class="ui-button" data-kind="primary">শুরু</button>'
  const { color, backgroundColor } = getComputedStyle(box.firstElementChild!)
  return { ink: hexOf(color), ground: hexOf(backgroundColor) }
}

/** As a canvas paints it: colours of any notation. */
function hexOf(color: string): string {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')!
  canvas.fillStyle = color
  canvas.fillRect(0, 0, 1, 1)
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map(each => each!.toString(16).padStart(2, '0')).join('')}`
}

const given = {
  yellow: '#ffd400',
  white: '#ffffff',
  black: '#000000',
  blue: '#1d4ed8',
  'pale blue': '#7aa7ff',
  'the grey between': '#757575',
  'a grey beside it': '#777777',
  'hsl(350 80% 60%)': 'hsl(350 80% 60%)',
}

describe('the ink on a partner’s primary colour', () => {
  for (const theme of ['light', 'dark'])
    for (const [name, primary] of Object.entries(given)) {
      it(`can be read on ${name} (${theme})`, () => {
        const { ink, ground } = primaryButton(`--prostuti-primary: ${primary}`, theme)
        equal(ground, hexOf(primary))
        ok(contrast(ink, ground) >= 4.5, `${ink} on ${ground}: ${contrast(ink, ground)}`)
      })
    }

  for (const theme of ['light', 'dark'])
    it(`can be read on our own colour (${theme})`, () => {
      const { ink, ground } = primaryButton('', theme)
      ok(contrast(ink, ground) >= 4.5, `${ink} on ${ground}`)
    })

  it('is what the page says where it says one', () => {
    equal(primaryButton('--prostuti-primary: #ffd400; --prostuti-primary-ink: #402a00', 'light').ink, '#402a00')
  })
})
