import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../promises')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const files = readdirSync(folder).filter(name => /^\d\d-[\w-]+\.ts$/.test(name))
const rows = read('README.md')
  .split('\n')
  .filter(line => /^\| \d+ \|/.test(line))

describe('the table of the promises', () => {
  it('has a row for each promise, and for nothing else', () => {
    expect(rows.map(row => row.match(/\((\d\d-[\w-]+\.ts)\)/)?.[1])).toEqual(files.sort())
  })

  it.each(files)('lists the title and the controls of %s', file => {
    const row = rows.find(line => line.includes(`(${file})`))
    const source = read(file)
    const [, title = 'no title'] = source.match(/title: '([^']*)\.'/) ?? []
    expect(row).toContain(title)
    for (const [, control] of source.matchAll(/\bcontrol\(\s*'([^']*)'/g)) expect(row).toContain(control)
  })
})
