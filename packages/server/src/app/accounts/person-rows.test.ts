import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { pictureColumns } from '../../platform/images/places/picture-columns.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { exportedOf, personRowsOf } from '../features.ts'
import * as schema from '../schema.ts'

const { features } = (await openTestApp()).app
const registry = personRowsOf(features)
const exported = exportedOf(features)
const tables = Object.values(schema)
  .filter(each => is(each, PgTable))
  .map(each => getTableConfig(each))
const rulesOf = (name: string) => registry.filter(({ table }) => table === name)

/** Columns that say whose a row is: by name, or by what they point at. */
function personColumns({ columns, foreignKeys, name }: (typeof tables)[number]): string[] {
  const pointing = foreignKeys
    .map(each => each.reference())
    .filter(({ foreignTable }) => getTableConfig(foreignTable).name === 'users')
    .flatMap(reference => reference.columns.map(column => column.name))
  const named = columns.map(column => column.name).filter(column => /^(user|person|author|owner)_?/.test(column))
  return [...new Set([...pointing, ...named, ...(name === 'users' ? ['id'] : [])])]
}

/** Of columns with text that pages show as HTML, or with an address of a picture. */
const mayShow = /html|content|shown_|words$|^edited$|picture|image|photo|cover|logo|icon|avatar/

/** Those in which no picture of the library stands. */
const withoutPictures: readonly string[] = [
  // Words about a picture, a sheet's file, and a yes or no.
  ...['announcements.image_alt', 'circulars.image_alt', 'govt_result_sheets.content', 'posts.has_pending_pictures'],
  // Talk's HTML has no pictures: `post_pictures` holds them.
  ...['comments.html', 'posts.html', 'posts.pending_html'],
  // A drawing from a list of ours, and addresses at the sign-in provider.
  ...['programs.cover', 'users.picture', 'users.provider_picture'],
]

describe('what merging and deletion do', () => {
  it('is said of every table, once, and of no other', () => {
    expect(registry.map(({ table }) => table).sort()).toEqual(tables.map(({ name }) => name).sort())
  })

  it('has a rule wherever a row belongs to a person', () => {
    const careless = tables
      .filter(table => personColumns(table).length > 0)
      .filter(({ name }) =>
        rulesOf(name).some(rules => [rules.merging, rules.deletion].some(({ rows }) => rows === 'not personal')),
      )
    expect(careless.map(({ name }) => name)).toEqual([])
  })

  it('is nothing only where no row is anybody’s', () => {
    const known = tables.filter(table => personColumns(table).length > 0).map(({ name }) => name)
    const forPeople = registry.filter(
      ({ merging, deletion }) => merging.rows !== 'not personal' || deletion.rows !== 'not personal',
    )
    expect(forPeople.map(({ table }) => table).filter(table => !known.includes(table))).toEqual([])
  })

  it('knows every column that shows a picture, so that none is erased that people still look at', () => {
    const showing = tables.flatMap(({ name, foreignKeys }) =>
      foreignKeys
        .map(key => key.reference())
        .filter(({ foreignTable }) => getTableConfig(foreignTable).name === 'images')
        .flatMap(({ columns }) => columns.map(column => ({ table: name, column: column.name }))),
    )
    const known = pictureColumns.filter(({ holds }) => holds === 'upload')
    expect(showing).toEqual(known.map(({ table, column }) => ({ table, column })))
  })

  it('knows every text in which a picture may stand by its address, or says why none does', () => {
    const named = tables.flatMap(({ name, columns }) =>
      columns
        .filter(column => mayShow.test(column.name) && !column.name.endsWith('_type') && column.dataType !== 'bigint')
        .map(column => `${name}.${column.name}`),
    )
    const known = pictureColumns.map(({ table, column }) => `${table}.${column}`)
    expect(named.filter(name => !known.includes(name)).sort()).toEqual([...withoutPictures].sort())
  })

  it('leaves what it erases to nobody: by a statement, or by a key that goes with the person', () => {
    const left = registry.filter(({ table, deletion }) => {
      if (deletion.rows !== 'erased' || deletion.run) return false
      const { foreignKeys } = tables.find(({ name }) => name === table)!
      return !foreignKeys.some(
        key => getTableConfig(key.reference().foreignTable).name === 'users' && key.onDelete === 'cascade',
      )
    })
    expect(left.map(({ table }) => table)).toEqual([])
  })
})

describe('the file of a person’s own data', () => {
  it('holds of every table that knows people some columns, or says why none', () => {
    const known = tables.filter(table => personColumns(table).length > 0).map(({ name }) => name)
    expect(Object.keys(exported).sort()).toEqual(known.sort())
  })

  it('names columns that there are, and none that is a key', () => {
    const wrong = tables.flatMap(({ name, columns }) => {
      const said = exported[name]
      if (!said || !('columns' in said)) return []
      const there = columns.map(column => column.name)
      return said.columns.filter(column => !there.includes(column) || /hash|secret|token|digest/.test(column))
    })
    expect(wrong).toEqual([])
  })
})
