import { expect, it } from 'vitest'
import { readSalary } from './read-salary.ts'

it.each([
  ['গ্রেড ১৬: ৯,৩০০ – ২২,৪৯০ টাকা', { min: 9_300, max: 22_490, per: 'MONTH' }],
  ['গ্রেড-৯: ২২,০০০-৫৩,০৬০ টাকা', { min: 22_000, max: 53_060, per: 'MONTH' }],
  ['৩০,০০০ থেকে ৪০,০০০ টাকা (মাসিক)', { min: 30_000, max: 40_000, per: 'MONTH' }],
  ['Tk. 30000 - 40000 (Monthly)', { min: 30_000, max: 40_000, per: 'MONTH' }],
  ['Monthly BDT 1,20,000 to 1,50,000/-', { min: 120_000, max: 150_000, per: 'MONTH' }],
  ['৫,০০,০০০ – ৬,০০,০০০ টাকা বার্ষিক', { min: 500_000, max: 600_000, per: 'YEAR' }],
])('reads %s', (line, salary) => {
  expect(readSalary(line)).toEqual(salary)
})

it.each([
  'আলোচনা সাপেক্ষে',
  'Negotiable',
  '৩০,০০০ টাকা',
  '৯,৩০০ – ২২,৪৯০ টাকা',
  '30000 - 40000 (Monthly)',
  'মাসিক ৪০,০০০ – ৩০,০০০ টাকা',
  'মাসিক ৩০,০০০ – ৪০,০০০ টাকা ও কমিশন',
  'গ্রেড ১৬: ৯,৩০০ – ২২,৪৯০ টাকা বা গ্রেড ১৫: ৯,৭০০ – ২৩,৪৯০ টাকা',
  'গ্রেড ১৩ – ১৬',
  '',
])('leaves out what it cannot be sure of: %s', line => {
  expect(readSalary(line)).toBeNull()
})
