import type { Category, QuestionInfo, QuestionListItem, StaffQuestion } from '@prostuti/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { moderator, writeCategory, writeQuestion } from '../../../testing/staff.ts'
import { request } from '../../../testing/test-app.ts'

interface Page<Item> {
  count: number
  next: string | null
  results: Item[]
}
type Tree = Page<Category>
interface Refusal {
  code: string
  errors: { path: string; code: string; message: string }[]
}

const testApp = await openTestApp()
const staff = await moderator(testApp)
const path = 'questions/v4/categories/'

beforeEach(async () => {
  await testApp.db.pool.query('truncate categories, questions cascade')
})

const tree = async (query = '') => (await staff.call<Tree>('GET', `${path}${query}`)).body.results
const names = async (query = '') => (await tree(query)).map(({ title, parent, position }) => [title, parent, position])
const change = (category: Category, body: object) =>
  staff.call<Category & { code: string; errors: { path: string; code: string }[] }>('PATCH', `${path}${category.id}/`, {
    revision: category.revision,
    ...body,
  })

describe('the tree', () => {
  it('shows everybody where questions stand, by type and level, with the number of those that are published', async () => {
    const top = await writeCategory(staff, 'বাংলাদেশ বিষয়াবলি')
    const below = await writeCategory(staff, 'মুক্তিযুদ্ধ', top.id)
    const { id } = await writeQuestion(staff, below.id)
    await writeQuestion(staff, below.id, { reviewed: false })
    const counts = async (query = '', token?: string) =>
      (await request<Tree>(testApp.app, 'GET', `${path}${query}`, { token })).body.results.map(
        each => each.question_count,
      )
    expect(await counts()).toEqual([0, 0])
    await staff.call<StaffQuestion>('PATCH', `questions/v4/questions-rud/${id}/`, { revision: 1, published: true })
    expect(await counts()).toEqual([0, 1])
    expect(await counts('?reviewed_qb=false', staff.token)).toEqual([0, 1])
    expect((await tree('?only_parent=true')).map(({ title }) => title)).toEqual(['বাংলাদেশ বিষয়াবলি'])
    expect(await tree('?cat_type=1')).toEqual([])
    const learner = await testApp.person({ member: true })
    expect((await learner.call('GET', `${path}?reviewed_qb=false`)).status).toBe(403)
    expect((await learner.call('GET', `${path}${top.id}/?reviewed_qb=false`)).status).toBe(403)
    const { body } = await learner.call('GET', `questions/v4/category-depth/?cat_id=${below.id}`)
    expect(body).toEqual({
      depth: 2,
      path: [
        { id: top.id, title: top.title },
        { id: below.id, title: 'মুক্তিযুদ্ধ' },
      ],
    })
  })

  it('is moved, ordered and renamed, and what is not written in English is said to be so', async () => {
    const [a, b, c] = [
      await writeCategory(staff, 'ক'),
      await writeCategory(staff, 'খ'),
      await writeCategory(staff, 'গ'),
    ]
    expect([a.position, b.position, c.position, a.name.en]).toEqual([0, 1, 2, ''])
    await change(c, { position: 0 })
    expect(await names()).toEqual([
      ['গ', null, 0],
      ['ক', null, 1],
      ['খ', null, 2],
    ])
    expect((await change(b, { parent: a.id, name: { bn: 'খণ্ড', en: 'Part' } })).body).toMatchObject({
      parent: a.id,
      position: 0,
      name: { bn: 'খণ্ড', en: 'Part' },
    })
    expect((await change(b, { position: 1 })).body.code).toBe('conflict')
    const inside = await change(a, { parent: b.id })
    expect(inside.body.errors).toMatchObject([{ path: 'parent', code: 'below_itself' }])
    expect((await change(a, { parent: '999999999999' })).body.errors).toMatchObject([
      { path: 'parent', code: 'unknown' },
    ])
  })

  it('keeps its shape when two moves come at once', async () => {
    const [a, b] = [await writeCategory(staff, 'ক'), await writeCategory(staff, 'খ')]
    const answers = await Promise.all([change(a, { parent: b.id }), change(b, { parent: a.id })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it('counts the questions of a past paper, which stand in their subject, in list and bank, and moves them with it', async () => {
    const subject = await writeCategory(staff, 'বাংলা')
    const past = async (bn: string) => (await staff.call<Category>('POST', path, { name: { bn }, cat_type: 2 })).body
    const [paper, other] = [await past('৪০তম বিসিএস'), await past('চল্লিশতম বিসিএস')]
    for (let each = 0; each < 3; each++) await writeQuestion(staff, subject.id, { reference_category: paper.id })
    await writeQuestion(staff, subject.id)
    const counts = async (query: string) => (await tree(query)).map(({ question_count: count }) => count)
    expect([await counts('?cat_type=0'), await counts('?cat_type=2')]).toEqual([[4], [3, 0]])
    const thin = await staff.call<Tree>('GET', `${path}less-question-filter?cat_type=2&sort=descending`)
    expect(thin.body.results.map(({ question_count: count }) => count)).toEqual([3, 0])
    const listed = async (category: Category) =>
      (await staff.call<Page<QuestionListItem>>('GET', `questions/v4/admin-question/?category=${category.id}`)).body
        .count
    expect([await listed(subject), await listed(paper), await listed(other)]).toEqual([4, 3, 0])
    const { body: info } = await staff.call<QuestionInfo>('GET', 'questions/v4/admin-question-info/')
    expect([info.count, info.by_category.find(({ category }) => category === paper.id)?.count]).toEqual([4, 3])
    expect((await staff.call('DELETE', `${path}${paper.id}/`)).status).toBe(409)
    const merged = await staff.call<{ moved: number; category: Category }>('POST', `${path}${paper.id}/merge/`, {
      into: other.id,
      revision: paper.revision,
    })
    expect(merged.body).toMatchObject({ moved: 3, category: { id: other.id, question_count: 3 } })
    expect(await listed(other)).toBe(3)
  })

  it('says what a category that cannot be deleted holds: of either bank, and below it', async () => {
    const full = await writeCategory(staff, 'ক')
    await writeCategory(staff, 'খ', full.id)
    await writeQuestion(staff, full.id)
    for (let each = 0; each < 2; each++) await writeQuestion(staff, full.id, { reviewed: false })
    const { status, body } = await staff.call<Refusal>('DELETE', `${path}${full.id}/`)
    expect([status, body.code, body.errors.map(({ path: field, code }) => [field, code])]).toEqual([
      409,
      'conflict',
      [
        ['reviewed', 'in_use'],
        ['waiting', 'in_use'],
        ['categories', 'in_use'],
      ],
    ])
    expect(body.errors[1]!.message).toBe('পর্যালোচনাধীন ২টি প্রশ্ন এতে আছে।')
  })

  it('does not merge, or move, a category into one of another type', async () => {
    const regular = await writeCategory(staff, 'বাংলা')
    const { body: past } = await staff.call<Category>('POST', path, { name: { bn: '৪০তম বিসিএস' }, cat_type: 2 })
    const refusal = async (answer: Promise<{ body: unknown }>) =>
      ((await answer).body as Refusal).errors.map(({ path: field, code }) => [field, code])
    expect(
      await refusal(staff.call('POST', `${path}${past.id}/merge/`, { into: regular.id, revision: past.revision })),
    ).toEqual([['into', 'other_type']])
    expect(await refusal(change(past, { parent: regular.id }))).toEqual([['parent', 'other_type']])
    expect((await tree('?cat_type=2')).map(({ title }) => title)).toEqual(['৪০তম বিসিএস'])
  })

  it('has no two of one name under one parent, however it is spelt, whether made, renamed, moved or merged', async () => {
    const [a, b] = [await writeCategory(staff, 'ক'), await writeCategory(staff, 'খ')]
    const below = await writeCategory(staff, 'মুক্তিযুদ্ধ', a.id)
    const create = (bn: string, parent: string | null) => staff.call<Refusal>('POST', path, { name: { bn }, parent })
    expect((await create(' ক ', null)).body.errors.map(({ path: field, code }) => [field, code])).toEqual([
      ['name', 'same_name'],
    ])
    expect((await create('মুক্তিযুদ্ধ।', a.id)).status).toBe(400)
    const elsewhere = await writeCategory(staff, 'মুক্তিযুদ্ধ', b.id)
    expect((await change(elsewhere, { parent: a.id })).body.errors[0]!.code).toBe('same_name')
    expect((await change(b, { name: { bn: 'ক' } })).body.errors[0]!.code).toBe('same_name')
    const merge = await staff.call<Refusal>('POST', `${path}${b.id}/merge/`, { into: a.id, revision: b.revision })
    expect(merge.body.errors.map(({ path: field, code }) => [field, code])).toEqual([['into', 'same_name']])
    expect((await change(below, { name: { bn: 'মুক্তিযুদ্ধ', en: 'Liberation War' } })).status).toBe(200)
  })

  it('loses a category that holds nothing, and no other', async () => {
    const [full, empty] = [await writeCategory(staff, 'ক'), await writeCategory(staff, 'খ')]
    const { id } = await writeQuestion(staff, full.id)
    const drop = async (category: Category) => (await staff.call('DELETE', `${path}${category.id}/`)).status
    expect([await drop(full), await drop(empty), await drop(empty)]).toEqual([409, 204, 404])
    await staff.call('DELETE', `questions/v4/questions-rud/${id}/`)
    expect(await drop(full)).toBe(204)
    expect(await tree()).toEqual([])
  })

  it('merges one into another: questions and what stands below follow, and old addresses lead there', async () => {
    const [from, into] = [await writeCategory(staff, 'মুক্তি যুদ্ধ'), await writeCategory(staff, 'মুক্তিযুদ্ধ')]
    const below = await writeCategory(staff, 'সেক্টর', from.id)
    await writeQuestion(staff, from.id)
    await writeQuestion(staff, into.id, { reference_category: from.id })
    const merge = (of: Category, into_: string) =>
      staff.call<{ moved: number; category: Category; code: string }>('POST', `${path}${of.id}/merge/`, {
        into: into_,
        revision: of.revision,
      })
    expect((await merge(from, below.id)).status).toBe(400)
    const { body } = await merge(from, into.id)
    expect(body).toMatchObject({ moved: 2, category: { id: into.id, question_count: 2 } })
    expect(await names()).toEqual([
      ['মুক্তিযুদ্ধ', null, 1],
      ['সেক্টর', into.id, 0],
    ])
    expect((await staff.call<Category>('GET', `${path}${from.id}/`)).body.id).toBe(into.id)
    const { results } = (
      await staff.call<Page<QuestionListItem>>('GET', `questions/v4/admin-question/?category=${into.id}`)
    ).body
    expect(results).toHaveLength(2)
  })
})

it('lists those with few questions first, or last, twenty a page', async () => {
  for (let number = 0; number < 25; number++) {
    const { id } = await writeCategory(staff, `বিষয় ${number}`)
    if (number < 2) for (let each = 0; each <= number; each++) await writeQuestion(staff, id)
  }
  const thin = async (query: string) =>
    (await staff.call<Tree>('GET', `questions/v4/categories/less-question-filter${query}`)).body
  const first = await thin('')
  expect([first.count, first.results.length, first.results[0]!.question_count]).toEqual([25, 20, 0])
  const last = (await staff.call<Tree>('GET', first.next!)).body
  expect(last.results.map(each => each.question_count)).toEqual([0, 0, 0, 1, 2])
  expect((await thin('?sort=descending')).results.slice(0, 3).map(each => each.question_count)).toEqual([2, 1, 0])
  expect(new Set([...first.results, ...last.results].map(({ id }) => id)).size).toBe(25)
})

it('counts tags, renames them, makes one of two, and removes one', async () => {
  const { id: category } = await writeCategory(staff, 'ক')
  await writeQuestion(staff, category, { tags: ['সেক্টর', '৪১তম বিসিএস'] })
  await writeQuestion(staff, category, { tags: ['সেক্টর', 'sector'] })
  await writeQuestion(staff, category, { tags: ['আড়ালে'], reviewed: false })
  const tags = async (query = '') =>
    (
      await staff.call<Page<{ tag: string; count: number }>>('GET', `questions/v4/category-tag-list/${query}`)
    ).body.results.map(({ tag, count }) => [tag, count])
  const rename = (tag: string, name: string | null) =>
    staff.call('PATCH', 'questions/v4/category-tag-list/', { tag, rename_to: name })
  expect(await tags()).toEqual([
    ['সেক্টর', 2],
    ['sector', 1],
    ['৪১তম বিসিএস', 1],
  ])
  expect(await tags('?search=SECT')).toEqual([['sector', 1]])
  expect(await tags('?reviewed_qb=false')).toEqual([['আড়ালে', 1]])
  expect((await rename('sector', 'সেক্টর')).body).toEqual({ changed: 1 })
  expect((await rename('৪১তম বিসিএস', '৪১তম')).body).toEqual({ changed: 1 })
  expect(await tags()).toEqual([
    ['সেক্টর', 2],
    ['৪১তম', 1],
  ])
  expect((await rename('৪১তম', null)).body).toEqual({ changed: 1 })
  expect(await tags()).toEqual([['সেক্টর', 2]])
})
