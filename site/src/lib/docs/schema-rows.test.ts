import { expect, it } from 'vitest'
import { kindOf, schemaRows } from './schema-rows.ts'

it('names the fields of a shape with those of lists within', () => {
  const rows = schemaRows({
    type: 'object',
    required: ['count'],
    properties: {
      count: { type: 'integer', minimum: 0 },
      results: { type: 'array', items: { type: 'object', properties: { id: { type: 'string', maxLength: 18 } } } },
    },
  })
  expect(rows).toEqual([
    { name: 'count', kind: 'integer ≥ 0', required: true },
    { name: 'results', kind: 'object[]', required: false },
    { name: 'results[].id', kind: 'string ≤ 18', required: false },
  ])
  expect(kindOf({ anyOf: [{ enum: ['live', 'archive'] }, { type: 'null' }] })).toBe('"live" | "archive" | null')
})
