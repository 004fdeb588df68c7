import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import type { Shape } from './shapes.ts'
import { shapes } from './shapes.ts'
import { paragraphs, storable, storableLines, text } from './values.ts'

interface Field {
  /** `auth.updateUser body.profile.tags[]`. */
  readonly path: string
  readonly type: z.ZodType
}

const children: Partial<Record<string, (type: z.ZodType, path: string) => Field[]>> = {
  object: (type, path) => {
    const { shape, catchall } = (type as z.ZodObject).def
    const named = Object.entries(shape).map(([name, each]) => ({ path: `${path}.${name}`, type: each as z.ZodType }))
    return catchall && catchall._zod.def.type !== 'never'
      ? [...named, { path: `${path}.*`, type: catchall as z.ZodType }]
      : named
  },
  array: (type, path) => [{ path: `${path}[]`, type: (type as z.ZodArray).element as z.ZodType }],
  union: (type, path) => (type as z.ZodUnion).options.map(each => ({ path, type: each as z.ZodType })),
  record: (type, path) => [
    { path: `${path} key`, type: (type as z.ZodRecord).keyType as z.ZodType },
    { path: `${path}.*`, type: (type as z.ZodRecord).valueType as z.ZodType },
  ],
  pipe: (type, path) => [{ path, type: (type as z.ZodPipe).in as z.ZodType }],
  optional: inner,
  nullable: inner,
  default: inner,
  readonly: inner,
}

function inner(type: z.ZodType, path: string): Field[] {
  return [{ path, type: (type as z.ZodOptional).unwrap() as z.ZodType }]
}

/** The fields of a shape that hold no others. */
function leaves(field: Field): Field[] {
  return children[field.type.def.type]?.(field.type, field.path).flatMap(leaves) ?? [field]
}

function inputsOf(table: Record<string, Shape>): Field[] {
  return Object.entries(table).flatMap(([id, shape]) =>
    (['params', 'query', 'body'] as const).flatMap(part =>
      shape[part] ? leaves({ path: `${id} ${part}`, type: shape[part] }) : [],
    ),
  )
}

/** These hold no text that anybody chooses, or its format leaves no room for any. */
const closed = new Set(['number', 'int', 'boolean', 'enum', 'literal', 'null', 'void', 'file'])
const strictFormats = new Set(['uuid', 'date', 'datetime'])

function isBare({ type }: Field): boolean {
  if (closed.has(type.def.type)) return false
  if (!(type instanceof z.ZodString)) return !strictFormats.has((type as z.ZodStringFormat).format ?? '')
  const patterns = (type.def.checks ?? []).map(check => (check._zod.def as { pattern?: RegExp }).pattern)
  return !patterns.some(each => each === storable || each === storableLines) || type.maxLength === null
}

const bareOf = (table: Record<string, Shape>) =>
  inputsOf(table)
    .filter(isBare)
    .map(({ path }) => path)

describe('the texts of requests', () => {
  it('are all of the one type that refuses what no database stores', () => {
    expect(inputsOf(shapes).length).toBeGreaterThan(50)
    expect(bareOf(shapes)).toEqual([])
  })

  it('would be found out where one were not', () => {
    const returns = z.void()
    const table = {
      one: { body: z.strictObject({ list: z.array(z.object({ word: z.string().max(9).nullable() })) }), returns },
      two: { query: z.looseObject({}), params: z.object({ id: z.string().regex(/^\d+$/) }), returns },
      three: { body: z.strictObject({ link: z.url().optional(), free: z.any(), fine: text(4).trim() }), returns },
    }
    expect(bareOf(table)).toEqual([
      'one body.list[].word',
      'two params.id',
      'two query.*',
      'three body.link',
      'three body.free',
    ])
  })
})

describe('a text', () => {
  test.each(['a\u0000b', '\u001b[2J', 'two\nlines', '\u007f', '\u0085', 'half \ud83d', '\udc00'])('is not %j', value =>
    expect(text(20).safeParse(value).success).toBe(false),
  )

  test.each(['', 'নদী', 'জসীমউদ্\u200cদীন', 'র\u200d্যাব', '😀', 'a\u202eb'])('may be %j', value =>
    expect(text(20).safeParse(value).success).toBe(true),
  )

  it('of several lines may have line ends and no other control characters', () => {
    expect(paragraphs(20).safeParse('এক\nদুই').success).toBe(true)
    for (const value of ['a\u0000b', 'a\tb', 'a\r\nb', '\ud83d'])
      expect(paragraphs(20).safeParse(value).success).toBe(false)
  })

  it('is composed alike however it was typed, and measured after that', () => {
    expect(text(5).parse('Cafe\u0301')).toBe('Café')
    expect(text(1).parse('e\u0301')).toBe('é')
    expect(text(1).safeParse('য়').success).toBe(false)
  })
})
