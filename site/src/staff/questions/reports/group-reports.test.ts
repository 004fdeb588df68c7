import { expect, test } from 'vitest'
import { groupReports } from './group-reports.ts'

const report = (name: string, reason: string, text = '', answer = '') => ({ name, reason, text, answer })
const namesOf = (groups: ReturnType<typeof groupReports<ReturnType<typeof report>>>) =>
  groups.map(group => group.map(({ name }) => name))

test('who only chose a reason stands with the others of it, behind those who wrote', () => {
  const reports = [
    report('নুসরাত', 'wrong_answer'),
    report('রাফি', 'wrong_answer', 'খ হওয়ার কথা।'),
    report('মিতা', 'wrong_explanation'),
    report('তানভীর', 'wrong_answer'),
  ]
  expect(namesOf(groupReports(reports))).toEqual([['রাফি'], ['নুসরাত', 'তানভীর'], ['মিতা']])
})

test('reports with different answers are not one', () => {
  const reports = [
    report('নুসরাত', 'others', '', 'ঠিক হয়েছে।'),
    report('রাফি', 'others'),
    report('মিতা', 'others', '', 'ঠিক হয়েছে।'),
  ]
  expect(namesOf(groupReports(reports))).toEqual([['নুসরাত', 'মিতা'], ['রাফি']])
})

test('nothing comes of no reports', () => {
  expect(groupReports([])).toEqual([])
})
