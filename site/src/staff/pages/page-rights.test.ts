import { globSync } from 'node:fs'
import { join } from 'node:path'
import { roles } from '@prostuti/contract/rights'
import { expect, it } from 'vitest'
import { mayOpen, pageRights } from './page-rights.ts'

const whoOpens = (path: string) => roles.filter(role => mayOpen(role, path))

it('opens a page to the roles whose rights it shows, by the longest address that fits', () => {
  expect(whoOpens('/admin')).toEqual([...roles])
  expect(whoOpens('/admin/question/8/')).toEqual(['editor', 'owner'])
  expect(whoOpens('/admin/question/flagged-questions')).toEqual(['editor', 'moderator', 'owner'])
  expect(whoOpens('/admin/programs/1')).toEqual(['editor', 'moderator', 'owner'])
  expect(whoOpens('/admin/programs/1/exam/update')).toEqual(['editor', 'owner'])
  expect(whoOpens('/admin/programs/1/exam/7/live')).toEqual(['editor', 'moderator', 'owner'])
  expect(whoOpens('/admin/programs/1/exam/7/regrade')).toEqual(['owner'])
  expect(whoOpens('/admin/programs/1/exam/7/statistics')).toEqual(['editor', 'owner'])
  expect(whoOpens('/admin/programs/1/exam/7/results')).toEqual(['editor', 'moderator', 'owner'])
  expect(whoOpens('/admin/payments')).toEqual(['finance', 'owner'])
  expect(whoOpens('/admin/users/details')).toEqual(['moderator', 'finance', 'owner'])
  expect(whoOpens('/admin/users/roles')).toEqual(['finance', 'owner'])
  expect(whoOpens('/admin/system')).toEqual(['owner'])
  expect(whoOpens('/admin/system/audit')).toEqual([...roles])
})

it('opens none to who is not of the staff', () => {
  expect(mayOpen(null, '/admin')).toBe(false)
})

it('asks for a right on pages that there are', () => {
  const files = globSync('admin/**/*.astro', { cwd: join(import.meta.dirname, '../../pages') })
  const pages = files.map(file => `/${file.replace(/(\/index)?\.astro$/, '')}`.split('/'))
  const has = (address: string) => {
    const parts = address.split('/')
    return pages.some(page => parts.every((part, at) => part === '*' || part === page[at]))
  }
  expect(Object.keys(pageRights).filter(address => !has(address))).toEqual([])
})
