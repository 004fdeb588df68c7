import { expect, it } from 'vitest'
import { type JoinFacts, joinAccess } from './may-join.ts'

const nothing: JoinFacts = {
  isDemo: false,
  cost: 0,
  program: null,
  hasProgram: false,
  hasPremium: false,
  hasBoughtExam: false,
}
const free = { cost: 0, costInTk: 0 }
const forCoins = { cost: 50, costInTk: 0 }
const forTaka = { cost: 0, costInTk: 300 }

it.each<[string, Partial<JoinFacts>, ReturnType<typeof joinAccess>]>([
  ['an exam of no programme at no cost', {}, 'open'],
  ['an exam with a cost of its own', { cost: 10 }, 'purchase_required'],
  ['an exam with a cost of its own, bought', { cost: 10, hasBoughtExam: true }, 'open'],
  ['an exam with a cost of its own, with premium', { cost: 10, hasPremium: true }, 'purchase_required'],
  ['an exam of a free programme', { program: free }, 'enrols'],
  ['an exam with a cost in a free programme', { program: free, cost: 10 }, 'enrols'],
  ['an exam of a free programme, entered', { program: free, hasProgram: true }, 'open'],
  ['a free exam of a programme for coins', { program: forCoins }, 'purchase_required'],
  ['a free exam of a programme for taka', { program: forTaka }, 'purchase_required'],
  ['an exam of a bought programme', { program: forCoins, hasProgram: true }, 'open'],
  ['an exam of a programme, with premium', { program: forTaka, hasPremium: true }, 'open'],
  ['an exam of a programme, bought by itself', { program: forCoins, cost: 10, hasBoughtExam: true }, 'open'],
  ['a demo exam of a programme for coins', { program: forCoins, isDemo: true, cost: 10 }, 'open'],
])('%s', (_, facts, access) => {
  expect(joinAccess({ ...nothing, ...facts })).toBe(access)
})
