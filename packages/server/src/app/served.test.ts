import { operations } from '@prostuti/contract'
import { expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'
import { listFeatures } from './features.ts'

const { app } = await openTestApp()

it('serves every operation of the contract, so that none answers 501', () => {
  const served = listFeatures(app.features).flatMap(feature =>
    feature.implementations.map(({ operation }) => operation.id),
  )
  expect(served.toSorted()).toEqual(operations.map(({ id }) => id).toSorted())
})
