import { describe, expect, it } from 'vitest'
import { operations } from './operations.ts'

const matches = (pattern: string, path: string) => new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)

describe('the table of calls', () => {
  it('sends every call to its own row, also where a placeholder of another row would fit', () => {
    const astray = operations.filter(operation => {
      const path = operation.path.replaceAll(/\{\w+\}/g, '7')
      const first = operations.find(each => each.method === operation.method && matches(each.path, path))
      return first !== operation
    })
    expect(astray.map(operation => operation.id)).toEqual([])
  })

  it('gives every call an id of its own', () => {
    expect(new Set(operations.map(operation => operation.id)).size).toBe(operations.length)
  })
})
