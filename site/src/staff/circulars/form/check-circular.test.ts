import { expect, it } from 'vitest'
import { emptyCircular, toBody } from '../circular/circular-values.ts'
import { problemsOf, withoutProblems } from './check-circular.ts'

const named = { ...emptyCircular, title: 'নমুনা পদ', company: 'নমুনা দপ্তর' }

it('wants a title and an organisation, and nothing else', () => {
  expect(problemsOf(emptyCircular)).toEqual({ title: 'needed', company: 'needed' })
  expect(problemsOf(named)).toEqual({})
})

it('refuses days that end before they begin, and an hour without a day, each at its own field', () => {
  const dated = { ...named, application_start_date: '2026-11-26', deadline: '2026-11-02', exam_date: '2026-10-01' }
  expect(problemsOf(dated)).toEqual({ deadline: 'before_start', exam_date: 'before_start' })
  expect(problemsOf({ ...named, deadline_time: '17:00' })).toEqual({ deadline_time: 'time_of_no_day' })
  expect(problemsOf({ ...named, deadline: '0226-11-02' })).toEqual({ deadline: 'day' })
})

it('takes an address without its beginning, and refuses another kind of one', () => {
  expect(toBody({ ...named, apply_link: ' apply.namuna.example ' }).apply_link).toBe('https://apply.namuna.example')
  expect(problemsOf({ ...named, apply_link: 'apply.namuna.example/a?b=1' })).toEqual({})
  for (const url of ['http://namuna.example', 'javascript:alert(1)', 'namuna', 'https://a@namuna.example'])
    expect(problemsOf({ ...named, url }), url).toEqual({ url: 'link' })
})

it('shows learners’ side without what cannot be sent', () => {
  const shown = toBody(withoutProblems({ ...emptyCircular, url: 'namuna', deadline: '0226-11-02', vacancy: 0 }))
  expect(shown).toMatchObject({ title: '…', company: '…', url: '', deadline: null, vacancy: null })
})
