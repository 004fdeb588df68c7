import { rights } from '@prostuti/contract/rights'
import { expect, it } from 'vitest'
import { groups, rightsOf } from './right-groups.ts'

it('shows every right once', () => {
  expect(groups.flatMap(rightsOf).toSorted()).toEqual(rights.toSorted())
})
