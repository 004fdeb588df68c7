import { describe, expect, it } from 'vitest'
import { currentStaffPage, staffNavigation } from './staff-navigation.ts'

const all = (
  '/ /admin /admin/programs /admin/exam/review /admin/users /admin/question /admin/question/flagged-questions ' +
  '/admin/question/review /admin/question/upload /admin/category /admin/category/duplicate /admin/jobs ' +
  '/admin/payments /admin/discussions /admin/image-uploads/process /admin/programs/routine /admin/notifications /admin/faq'
).split(' ')
const hrefs = (entries: readonly { href: string }[]) => entries.map(({ href }) => href)

describe('the staff’s sidebar', () => {
  it('has the specification’s entries in its order, with payments beside the people; logging out comes after them', () => {
    expect(hrefs(staffNavigation('owner', all))).toEqual([
      '/',
      '/admin',
      '/admin/programs',
      '/admin/users',
      '/admin/payments',
      '/admin/question',
      '/admin/category',
      '/admin/jobs',
      '/admin/discussions',
      '/admin/image-uploads/process',
      '/admin/programs/routine',
      '/admin/notifications',
      '/admin/faq',
    ])
  })

  it('shows an entry only once its page is there, and pages within it only where there are several', () => {
    const entries = staffNavigation('owner', ['/', '/admin', '/admin/question', '/admin/question/[slug]'])
    expect(hrefs(entries)).toEqual(['/', '/admin', '/admin/question'])
    expect(entries.at(-1)!.pages).toEqual([])
    const withReview = staffNavigation('owner', ['/admin/question', '/admin/question/review'])
    expect(hrefs(withReview[0]!.pages)).toEqual(['/admin/question', '/admin/question/review'])
  })
})

describe('what a role may not use', () => {
  it('is not shown; an entry leads to the first of its pages that it may', () => {
    expect(hrefs(staffNavigation('finance', all))).toEqual(['/', '/admin', '/admin/users', '/admin/payments'])
    const ofModerator = staffNavigation('moderator', all)
    expect(hrefs(ofModerator)).toContain('/admin/question/flagged-questions')
    expect(hrefs(ofModerator)).not.toContain('/admin/payments')
  })
})

describe('where one is', () => {
  const at = (path: string) => {
    const found = currentStaffPage(path, staffNavigation('owner', all))
    return found && [found.entry.href, found.page.href]
  }

  it('is the entry whose address the path begins with, the longest first', () => {
    expect(at('/admin/programs/7/exam/create')).toEqual(['/admin/programs', '/admin/programs'])
    expect(at('/admin/programs/routine/create')).toEqual(['/admin/programs/routine', '/admin/programs/routine'])
    expect(at('/admin/question/flagged-questions/')).toEqual(['/admin/question', '/admin/question/flagged-questions'])
    expect(at('/admin/exam/review')).toEqual(['/admin/programs', '/admin/exam/review'])
  })

  it('is the dashboard on its own address alone', () => {
    expect(at('/admin/')).toEqual(['/admin', '/admin'])
    expect(at('/admin/elsewhere')).toBeNull()
  })
})
