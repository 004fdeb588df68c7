import { expect, test } from 'vitest'
import { scriptJson } from './script-json.ts'

test('an exam whose title tries to end the script stays a title', () => {
  const title = '</script><script>alert(1)</script><!-- <b>ক্ষ</b>'
  expect(scriptJson({ title })).not.toContain('<')
  expect(JSON.parse(scriptJson({ title }))).toEqual({ title })
})
