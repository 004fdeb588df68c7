import { describe, expect, it } from 'vitest'
import { featuresOf } from './feature.ts'
import * as exported from './features.ts'
import type { Operation } from './operation.ts'
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

  it('has the row and the shape of each call in the feature that its id names', () => {
    const astray = Object.entries(featuresOf(exported)).flatMap(([name, { operations, shapes }]) =>
      [...Object.values<Operation>(operations).map(({ id }) => id), ...Object.keys(shapes)].filter(
        id => !id.startsWith(`${name}.`),
      ),
    )
    // Their ids are of before practice was the business of study.
    expect(astray.sort()).toEqual(['questions.getPracticeExam', 'questions.submitPractice'])
  })
})
