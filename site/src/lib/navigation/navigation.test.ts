import { describe, expect, it } from 'vitest'
import { backAddress, currentOf, isDisabled, navigationFor, sellsOn, tabsFor } from './navigation.ts'

const learner = { is_moderator: false }
const moderator = { is_moderator: true }
const all =
  '/ /admin /program/all /exam/upcoming /program/archived_exams /jobs /discussions /routine /exam/participated /bookmark /profile /buy_coin'.split(
    ' ',
  )
const hrefs = (entries: readonly { href: string }[]) => entries.map(({ href }) => href)

describe('the menu', () => {
  it('shows an entry only once its page is there', () => {
    expect(hrefs(navigationFor(learner, ['/', '/exam/upcoming']).flat())).toEqual(['/', '/exam/upcoming'])
    expect(hrefs(navigationFor(learner, all).flat())).toContain('/jobs')
  })

  it('says of an entry that one reads this page, or one within it', () => {
    const study = { href: '/study' }
    const current = (pathname: string) => currentOf(study, pathname)
    expect(['/study', '/study/', '/study/8/question/2/', '/questions/3/x', '/model-test'].map(current)).toEqual([
      ...['page', 'page'],
      ...['true', 'true', 'true'],
    ])
    const seats = (pathname: string) => currentOf({ href: '/notice/seat-plan' }, pathname)
    expect(['/notice/seat-plan', '/notice/results', '/notice'].map(seats)).toEqual(['page', 'true', 'true'])
    expect([currentOf({ href: '/' }, '/study'), current('/studying')]).toEqual([undefined, undefined])
  })

  it('leaves out a group of which nothing is there', () => {
    expect(navigationFor(learner, ['/'])).toHaveLength(1)
  })

  it('has the dashboard for moderators alone', () => {
    expect(hrefs(navigationFor(moderator, all).flat())).toContain('/admin')
    expect(hrefs(navigationFor(learner, all).flat())).not.toContain('/admin')
    expect(hrefs(navigationFor(null, all).flat())).not.toContain('/admin')
  })

  it('asks a visitor to sign in for profile, bookmark and coins', () => {
    const disabled = (viewer: typeof learner | null) =>
      hrefs(
        navigationFor(viewer, all)
          .flat()
          .filter(entry => isDisabled(entry, viewer)),
      )
    expect(disabled(null)).toEqual(['/exam/participated', '/bookmark', '/profile', '/buy_coin#premium', '/buy_coin'])
    expect(disabled(learner)).toEqual([])
  })

  it('sells nothing on the way into an exam, nor where nothing can be paid', () => {
    const sells = (pathname: string, paymentsOn = true) => sellsOn({ pathname }, { paymentsOn })
    expect(['/', '/exam/upcoming', '/program', '/exam/joined'].every(path => sells(path))).toBe(true)
    expect(['/exam/join', '/exam/join/', '/exam/questions'].some(path => sells(path))).toBe(false)
    expect(sells('/', false)).toBe(false)
  })
})

describe('the tabs of a phone', () => {
  it('are home, programs, routine and discussions', () => {
    expect(hrefs(tabsFor(learner, all))).toEqual(['/', '/program/all', '/routine', '/discussions'])
  })

  it('are filled with what there is until those pages are there, never with what is disabled', () => {
    const pages = ['/', '/exam/upcoming', '/program/archived_exams', '/exam/participated', '/bookmark']
    expect(hrefs(tabsFor(learner, pages))).toEqual([
      '/',
      '/exam/upcoming',
      '/program/archived_exams',
      '/exam/participated',
    ])
    expect(hrefs(tabsFor(null, pages))).toEqual(['/', '/exam/upcoming', '/program/archived_exams'])
  })
})

describe('the arrow of a phone’s top bar', () => {
  const from = (address: string) => backAddress(new URL(address, 'http://site.example'))

  it('leads from a solution to its result', () => {
    expect(from('/exam/solution/?id=3&state=live')).toBe('/results/?id=3&state=live')
    expect(from('/exam/solution?id=3&state=live')).toBe('/results/?id=3&state=live')
  })

  it('leads from the questions of a topic to the topic', () => {
    expect(from('/study/12/question/2/')).toBe('/study/12')
    expect(from('/question-bank/7/question')).toBe('/question-bank/7')
  })

  it('leads from an exam’s questions to its description, and from a practice result to the topics', () => {
    expect(from('/exam/questions?id=3')).toBe('/exam/join?id=3')
    expect(from('/practice/result')).toBe('/practice/categories')
  })

  it('leads from a program to all of them, and from its routine and archive to the program', () => {
    expect(from('/program?id=3')).toBe('/program/all')
    expect(from('/program/routine?id=3')).toBe('/program?id=3')
    expect(from('/program/archived_exams?id=3')).toBe('/program?id=3')
  })

  it('leads from a notice to all of its kind', () => {
    expect(from('/notice/seat-plan/primary-2026')).toBe('/notice/seat-plan')
    expect(from('/notice/results/office/')).toBe('/notice/results')
    expect(from('/notice/general/holidays')).toBe('/notice')
    expect(['/notice', '/notice/', '/notice/seat-plan', '/notice/results/'].map(from)).toEqual([null, null, null, null])
  })

  it('leads from a circular to all of them', () => {
    expect(from('/jobs/7/সহকারী-শিক্ষক')).toBe('/jobs')
    expect(from('/jobs/7')).toBe('/jobs')
  })

  it('leads from the deletion of an account and from a receipt to the profile', () => {
    expect(from('/profile/delete-account')).toBe('/profile')
    expect(from('/receipt?id=3')).toBe('/profile')
  })

  it('leads home from what became of a payment', () => {
    expect(from(`/payment?purchase=${'p'.repeat(22)}`)).toBe('/')
  })

  it('gives way to the menu everywhere else', () => {
    for (const address of [
      '/',
      '/program/all',
      '/program/archived_exams',
      '/routine',
      '/profile',
      '/jobs',
      '/exam/upcoming',
      '/study/12',
      '/results/?id=3&state=live',
    ])
      expect(from(address)).toBeNull()
  })
})
