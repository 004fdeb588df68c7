import { describe, expect, it } from 'vitest'
import { chosenPractice, practiceId } from './practice-address.ts'

const at = (path: string) => new URL(path, 'https://prostuti.example')

describe('the addresses of practice', () => {
  it('name a practice by its UUID and by nothing else', () => {
    expect(practiceId(at('/practice/exam?id=0198f3c2-7d3e-4a8b-9c11-aa22bb33cc44'))).not.toBeNull()
    for (const id of ['', '12', '0198f3c2', '"><script>']) expect(practiceId(at(`/practice/exam?id=${id}`))).toBeNull()
  })

  it('choose topics, a count and how to practise', () => {
    expect(chosenPractice(at('/practice/categories?topics=4,9,x&count=20&mode=learn'))).toEqual({
      topics: '4,9',
      source: undefined,
      exam: undefined,
      count: 20,
      mode: 'learn',
    })
  })

  it('leave out what makes no sense', () => {
    const none = { topics: undefined, source: undefined, exam: undefined, count: undefined, mode: undefined }
    expect(chosenPractice(at('/practice/categories?source=past-paper&count=5000&mode=x&topics=-1'))).toEqual(none)
    expect(chosenPractice(at('/practice/categories?source=exam-mistakes&exam=7'))).toMatchObject({
      source: 'exam-mistakes',
      exam: '7',
    })
  })
})
