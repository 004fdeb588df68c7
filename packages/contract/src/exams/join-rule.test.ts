import { describe, expect, it } from 'vitest'
import { type ExamPrice, joinAccess, type ProgramPrice, wayFor, wayIntoExam, wayIntoProgram } from './join-rule.ts'

const until = '2026-12-26T10:00:00.000Z'
const plain: ExamPrice = { isDemo: false, cost: 0, program: null }
const free: ProgramPrice = { isPublished: true, cost: 0, costInTk: 0 }
const forCoins = { ...free, cost: 50 }
const forTaka = { ...free, costInTk: 300 }
const withdrawn = { ...forCoins, isPublished: false }
const nothing = { owned: false, premiumUntil: null }
const owner = { owned: true, premiumUntil: null }
const premium = { owned: false, premiumUntil: until }

describe('the way into an exam', () => {
  it.each<[string, Partial<ExamPrice>, typeof owner | typeof premium | typeof nothing, string]>([
    ['an exam of no program at no cost', {}, nothing, 'free open'],
    ['an exam with a cost of its own', { cost: 10 }, nothing, 'coins purchase_required'],
    ['an exam with a cost of its own, bought', { cost: 10 }, owner, 'owned open'],
    ['an exam with a cost of its own, with premium', { cost: 10 }, premium, 'coins purchase_required'],
    ['an exam of a free program', { program: free }, nothing, 'enrol enrols'],
    ['an exam with a cost in a free program', { program: free, cost: 10 }, nothing, 'enrol enrols'],
    ['an exam of a free program, entered', { program: free }, owner, 'owned open'],
    ['an exam of a free program, with premium', { program: free }, premium, 'enrol enrols'],
    ['a free exam of a program for coins', { program: forCoins }, nothing, 'coins purchase_required'],
    ['a free exam of a program for taka', { program: forTaka }, nothing, 'taka purchase_required'],
    ['an exam of a bought program', { program: forCoins }, owner, 'owned open'],
    ['an exam of a program, with premium', { program: forTaka }, premium, 'premium open'],
    ['an exam of a bought program, with premium', { program: forCoins }, { ...premium, owned: true }, 'owned open'],
    ['an exam with a cost in a program for taka', { program: forTaka, cost: 10 }, nothing, 'coins purchase_required'],
    ['an exam with a cost in a program, with premium', { program: forTaka, cost: 10 }, premium, 'premium open'],
    ['an exam of a program no longer listed', { program: withdrawn }, nothing, 'none purchase_required'],
    ['an exam of a program no longer listed, with premium', { program: withdrawn }, premium, 'none purchase_required'],
    ['an exam of a program no longer listed, which one has', { program: withdrawn }, owner, 'owned open'],
    ['a demo exam of a program for coins', { program: forCoins, isDemo: true, cost: 10 }, nothing, 'free open'],
  ])('%s', (_, price, holding, said) => {
    const way = wayFor(wayIntoExam({ ...plain, ...price }), holding)
    expect(`${way.by} ${joinAccess(way)}`).toBe(said)
    expect(way.until).toBe(way.by === 'premium' ? until : null)
  })
})

describe('the way into a program', () => {
  it.each<[string, ProgramPrice, string, boolean]>([
    ['one for coins', forCoins, 'coins', true],
    ['one for coins or taka', { ...forCoins, costInTk: 300 }, 'coins', true],
    ['one for taka', forTaka, 'taka', true],
    ['one at no cost', free, 'enrol', false],
    ['one no longer listed', withdrawn, 'none', false],
  ])('%s', (_, price, by, opensByPremium) => {
    const way = wayIntoProgram(price)
    expect(way).toEqual({ by, until: null, premium: opensByPremium })
    expect(wayFor(way, premium).by).toBe(opensByPremium ? 'premium' : by)
    expect(wayFor(way, owner).by).toBe('owned')
  })
})
