import type { ExamCard, Home, ParticipatedExam, UserInfo } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../testing/expect.ts'
import { expectText } from '../../testing/expect-text.ts'
import { archived, card, change, failure, fakeClient, now, nusrat, upcoming } from '../../testing/fake-client.ts'
import { myProgram } from '../../testing/fake-programs.ts'
import { control, heard, looks, mount, textOf } from '../../testing/mount.ts'
import { home as widget } from './index.ts'

const full: Home = {
  programs: [
    { id: '3', title: '৪৭তম বিসিএস প্রিলিমিনারি', state: 'published' },
    { id: '4', title: 'ব্যাংক সমন্বিত নিয়োগ', state: 'published' },
  ],
  my_programs: [],
  unfinished: null,
  unfinished_archive: null,
  changed: null,
  live_exams: [card],
  upcoming_exams: [upcoming, { ...upcoming, id: '14' }, { ...upcoming, id: '15' }, { ...upcoming, id: '16' }],
}
const empty: Home = {
  programs: [],
  my_programs: [],
  unfinished: null,
  unfinished_archive: null,
  changed: null,
  live_exams: [],
  upcoming_exams: [],
}
const inAnHour = new Date(now + 3_725_000).toISOString()
const begun = { exam: card, deadline: inAnHour }

const taken: ParticipatedExam = {
  ...archived,
  mode: 'live',
  submitted_at: '2026-10-02T05:10:00.000Z',
  marks: 81.5,
  position: 312,
  ranking: 'ranked',
  provisional: false,
  total_examinees: 18_460,
  solutions_open: true,
  resume: false,
}

/** A server that tells `home`, and to whoever is signed in what they took part in. */
function server(
  home: Home | (() => Promise<Home>),
  user: UserInfo | null = null,
  rows: ParticipatedExam[] | Error = [],
) {
  const participated = async () => {
    if (rows instanceof Error) throw rows
    return { count: rows.length, next: null, previous: null, results: rows }
  }
  return fakeClient({
    user,
    answers: { home: typeof home === 'function' ? home : async () => home },
    http: { call: participated } as unknown as Prostuti['http'],
  })
}

const hrefs =
  'href-template="#join?id={id}" exam-href="#go-on?id={id}&state={state}" result-href="#result?id={id}&state={state}" upcoming-href="#upcoming" archived-href="#archived?id={program}" participated-href="#mine" sign-in-href="#login"'

const all = (element: Element, selector: string) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]
const titles = (element: Element) => all(element, '.exam-title').map(one => one.textContent)
const addresses = (element: Element, selector: string) => all(element, selector).map(link => link.getAttribute('href'))

describe('home', () => {
  defineForTest(widget)
  const open = (client: Prostuti, attributes = '') => mount('prostuti-home', `${hrefs} ${attributes}`, client)

  it('tells a visitor what this is, and the way in', async () => {
    const element = await open(server(full))
    await expectText(element, 'শুভ সকাল', 'আসল পরীক্ষার আগে নিজেকে যাচাই করুন', 'উত্তর হারায় না')
    equal(control(element, 'লগইন করে শুরু করুন').getAttribute('href'), '#login')
    ok(!textOf(element).includes('শেষ ফলাফল'), 'a visitor has no last exam')
    equal(
      all(element, '[data-kind="primary"]').map(one => one.getAttribute('href')),
      ['#login'],
    )
  })

  it('greets me by name and by the hour in Dhaka, and says what the day brings', async () => {
    await expectText(await open(server(full, nusrat, [taken])), 'শুভ সকাল, নুসরাত', 'শনিবার, ২১ নভেম্বর · আজ ১টি পরীক্ষা আছে।')
    await expectText(
      await open(server(empty, { ...nusrat, name: '' }, [taken]), 'lang="en"'),
      'Good morning',
      'No exams today.',
    )
  })

  it('puts the exam that I have begun right under the greeting, with the time that is left and the one filled button', async () => {
    const element = await open(server({ ...full, unfinished: begun }, nusrat, [taken]))
    equal(
      all(element, '.home-main > :not(slot)').map(part => part.className.split(' ').at(-1)),
      ['home-greeting', 'stale', 'home-unfinished', 'home-section'],
    )
    equal(all(element, '.home-clock')[0]?.textContent, '০১:০২:০৫')
    equal(all(element, '[data-kind="primary"]').length, 1)
    equal(
      titles(element),
      all(element, '.exam-row .exam-title').map(one => one.textContent),
    )
    equal(control(element, 'পরীক্ষায় ফিরে যান').getAttribute('href'), '#go-on?id=12&state=live')
  })

  it('shows what runs with its button, the next four, how long until the first, and where all are', async () => {
    const upcoming_exams = [...full.upcoming_exams, { ...upcoming, id: '17' }]
    const element = await open(server({ ...full, upcoming_exams }, nusrat, [taken]))
    const ids = ['12', '13', '14', '15', '16']
    equal(
      addresses(element, '.exam-way'),
      ids.map(id => `#join?id=${id}`),
    )
    equal(all(element, '.exam-now [data-kind="primary"]').length, 1)
    await expectText(element, 'রাত ৮:৩০', 'শুরু হতে ১ দিন ১১ ঘণ্টা বাকি')
    equal(all(element, '.home-countdown').length, 1)
    equal(control(element, 'সব দেখুন').getAttribute('href'), '#upcoming')
  })

  it('offers what runs and counts before a sample, then what I have not handed in, then the next', async () => {
    const sample = { ...card, id: '20', title: 'নমুনা', is_demo: true }
    const mine = { ...card, id: '21', title: 'আমার', participated: true }
    const offered = async (live_exams: ExamCard[]) => {
      const element = await open(server({ ...full, live_exams }, nusrat, [taken]))
      return all(element, '.exam-now .exam-title').map(one => one.textContent)
    }
    equal(await offered([sample, mine, card]), [card.title])
    equal(await offered([mine, sample]), [sample.title])
    equal(await offered([mine]), [upcoming.title])
  })

  it('leads with what can still be sat in full, and says of what cannot that it is ending', async () => {
    const late = { ...card, id: '22', title: 'শেষের পথে', end_time: new Date(now + 20 * 60_000).toISOString() }
    const element = await open(server({ ...full, live_exams: [late, card] }, nusrat, [taken]))
    equal(
      all(element, '.exam-now .exam-title').map(one => one.textContent),
      [card.title],
    )
    const [row] = all(element, '.exam-row[data-state="running"]')
    ok(row?.textContent?.includes('শেষ হচ্ছে, পুরো সময় পাবেন না'), row?.textContent ?? 'no row')
    const alone = await open(server({ ...full, live_exams: [late] }, nusrat, [taken]))
    await expectText(alone, 'শেষ হচ্ছে, পুরো সময় পাবেন না')
    ok(!textOf(await open(server(full, nusrat, [taken]))).includes('শেষ হচ্ছে'))
  })

  it('keeps a try in the archive waiting, behind what runs', async () => {
    const element = await open(server({ ...full, unfinished_archive: archived }, nusrat, [taken]))
    await expectText(element, 'আর্কাইভে শেষ না করা পরীক্ষা')
    equal(control(element, 'পরীক্ষায় ফিরে যান').getAttribute('href'), `#go-on?id=${archived.id}&state=archive`)
    equal(all(element, '[data-kind="primary"]').length, 1)
  })

  it('shows what I have handed in green while it runs, without asking me to sit it again', async () => {
    const mine = { ...card, participated: true }
    const element = await open(server({ ...full, live_exams: [mine] }, nusrat, [taken]))
    const [row] = all(element, '.exam-row[data-state="taken"]')
    ok(row?.textContent?.includes('অংশ নিয়েছেন'), row?.textContent ?? 'no green row')
    equal(row?.querySelector('.exam-way')?.textContent, `বিস্তারিত দেখুন: ${mine.title}`)
  })

  it('gives somebody new one clear first step: the sample, which ranks nobody', async () => {
    const sample = { ...card, id: '20', title: 'নমুনা', is_demo: true }
    const element = await open(server({ ...full, live_exams: [card, sample] }, nusrat, []))
    await expectText(element, 'স্বাগতম, নুসরাত', 'নমুনা পরীক্ষাটি দিয়ে', 'র‍্যাংক হয় না')
    equal(
      all(element, '[data-kind="primary"]').map(one => one.getAttribute('href')),
      ['#join?id=20'],
    )
    equal([all(element, '.ui-empty').length, textOf(element).includes('শেষ ফলাফল')], [0, false])
  })

  it('tells of an exam of mine that was marked anew, with the way to the result', async () => {
    const changed = { exam: '9', title: 'মডেল টেস্ট ১১', state: 'live' as const, change }
    const element = await mount('prostuti-home', hrefs, server({ ...empty, changed }, nusrat, [taken]))
    await expectText(
      element,
      '“মডেল টেস্ট ১১” পরীক্ষার ফলাফল নতুন করে হিসাব হয়েছে',
      '১২ নম্বর প্রশ্নে এখন খ উত্তরও',
      'স্থান ২১০ থেকে ১৮৭',
    )
    equal((control(element, 'ফলাফল দেখুন') as HTMLAnchorElement).getAttribute('href'), '#result?id=9&state=live')
  })

  it('says before the tap that an exam needs an account, to whoever has none', async () => {
    const live_exams = [{ ...card, needs_account: true }]
    const saysSo = async (user: UserInfo | null) =>
      textOf(await open(server({ ...full, live_exams }, user))).includes('অ্যাকাউন্ট লাগবে')
    equal(
      [await saysSo(null), await saysSo({ ...nusrat, is_anonymous: true }), await saysSo(nusrat)],
      [true, true, false],
    )
  })

  it('calls no exam free whose program has to be had, in the card nor in the rows', async () => {
    const needs_program = true
    const way_in = { by: 'coins', until: null, premium: true } as const
    const live_exams = [
      { ...card, needs_program, way_in },
      { ...card, id: '21', needs_program, way_in },
    ]
    const upcoming_exams = [{ ...upcoming, cost: 0, is_free: true, needs_program, way_in }]
    const told = async (attributes: string, ofProgram: string, free: string) => {
      const words = textOf(await open(server({ ...full, live_exams, upcoming_exams }), attributes))
      return [words.split(ofProgram).length - 1, words.includes(free)]
    }
    equal(await told('', 'প্রোগ্রামের পরীক্ষা', 'ফ্রি'), [3, false])
    equal(await told('lang="en"', 'Exam of a program', 'Free'), [3, false])
  })

  it('counts hours on the last day and seconds in the last hour', async () => {
    const countdown = async (ms: number) => {
      const next: ExamCard = { ...upcoming, start_time: new Date(now + ms).toISOString() }
      const element = await open(server({ ...full, upcoming_exams: [next] }))
      return all(element, '.home-countdown')[0]?.textContent
    }
    equal([await countdown(125_000), await countdown(3_900_000)], ['শুরু হতে ০২:০৫ বাকি', 'শুরু হতে ১ ঘণ্টা ৫ মিনিট বাকি'])
  })

  it('leads from each program to its past exams', async () => {
    equal(addresses(await open(server(full)), '.home-shelves a'), ['#archived?id=3', '#archived?id=4'])
  })

  it('asks a new member which job they prepare for, keeps the answer among their tags, and asks no more', async () => {
    const sent: unknown[] = []
    const undecided = { ...nusrat, profile: { tags: ['সকালের ব্যাচ'], rank_alias: null } }
    const call = async ({ id }: { id: string }, { body }: { body?: { profile: { tags: string[] } } } = {}) => {
      if (id !== 'auth.updateUser') return { count: 0, next: null, previous: null, results: [] }
      sent.push(body)
      return { ...undecided, profile: { ...undecided.profile, tags: body!.profile.tags } }
    }
    const answers = { home: async () => full }
    const element = await open(fakeClient({ user: undecided, answers, http: { call } as unknown as Prostuti['http'] }))
    await expectText(element, 'আপনি কোন চাকরির প্রস্তুতি নিচ্ছেন?')
    control(element, 'এখনো ঠিক করিনি').click()
    await expectText(element, 'ঠিক আছে, পরে ঠিক করবেন')
    ok(!textOf(element).includes('কোন চাকরির'))
    equal(sent, [{ profile: { tags: ['সকালের ব্যাচ', 'not-decided'] } }])
    await until(() => element.shadowRoot!.activeElement?.textContent === 'ঠিক আছে, পরে ঠিক করবেন')
  })

  it('says which job was chosen, with the way to its programs', async () => {
    const undecided = { ...nusrat, profile: { tags: [], rank_alias: null } }
    const call = async ({ id }: { id: string }, { body }: { body?: { profile: { tags: string[] } } } = {}) =>
      id === 'auth.updateUser'
        ? { ...undecided, profile: { tags: body!.profile.tags, rank_alias: null } }
        : { count: 0, next: null, previous: null, results: [] }
    const answers = { home: async () => full }
    const client = fakeClient({ user: undecided, answers, http: { call } as unknown as Prostuti['http'] })
    const element = await mount('prostuti-home', `${hrefs} programs-href="#programs"`, client)
    await expectText(element, 'আপনি কোন চাকরির প্রস্তুতি নিচ্ছেন?')
    control(element, 'ব্যাংক').click()
    await expectText(element, 'ব্যাংক বেছে নিয়েছেন')
    equal(control(element, 'প্রোগ্রামগুলো দেখুন').getAttribute('href'), '#programs')
  })

  it('asks a new member before anything else, and who has sat exams below what runs now', async () => {
    const undecided = { ...nusrat, profile: { tags: [], rank_alias: null } }
    const order = async (rows: ParticipatedExam[]) => {
      const element = await open(server(full, undecided, rows))
      await expectText(element, 'আপনি কোন চাকরির প্রস্তুতি নিচ্ছেন?')
      return all(element, '.home-goal, .home-now').map(part => part.className)
    }
    equal(
      [await order([]), await order([taken])],
      [
        ['home-goal', 'home-now'],
        ['home-now', 'home-goal'],
      ],
    )
  })

  it('asks nobody else: neither a visitor, nor who has no account, nor who has answered', async () => {
    const answered = { ...nusrat, profile: { tags: ['bank'], rank_alias: null } }
    for (const user of [null, { ...nusrat, is_anonymous: true }, answered])
      ok(!textOf(await open(server(full, user))).includes('কোন চাকরির'), user?.name ?? 'a visitor')
  })

  it('shows the programs that I have with the step of today, and none of them among the others', async () => {
    const full3 = { ...full, my_programs: [{ ...myProgram, id: '4' }] }
    const routed = `${hrefs} program-href="#program?id={id}" programs-href="#programs" routine-href="#routine"`
    const element = await mount('prostuti-home', routed, server(full3, nusrat, [taken]))
    await expectText(element, 'আমার প্রোগ্রাম', 'দিন ১৪ · আজ: শতকরা', 'আরও প্রোগ্রাম')
    equal(addresses(element, '.home-programs a'), ['#program?id=4'])
    equal(addresses(element, '.home-shelves a'), ['#program?id=3'])
  })

  it('shows this week of my programs in the second column, where that stands', async () => {
    const days = [
      { number: 14, offset: 13, date: '2026-11-21', title: 'শতকরা', items: [], program: { id: '4', title: 'ব্যাংক' } },
    ]
    const call = async ({ id }: { id: string }) =>
      id === 'programs.getMyRoutine'
        ? { today: '2026-11-21', days }
        : { count: 0, next: null, previous: null, results: [] }
    const client = fakeClient({
      user: nusrat,
      answers: { home: async () => ({ ...full, my_programs: [myProgram] }) },
      http: { call } as unknown as Prostuti['http'],
    })
    const narrow = await open(client)
    equal(all(narrow, '.week').length, 0)
    document.body.style.inlineSize = '1000px'
    const wide = await open(client)
    await until(() => all(wide, '.week > li').length === 7)
    document.body.style.inlineSize = ''
  })

  it('tells in one row what came of the exam that I handed in last', async () => {
    const element = await open(server(full, nusrat, [{ ...taken, id: '1', submitted_at: null, marks: null }, taken]))
    await expectText(element, 'শেষ ফলাফল', '৮১.৫০ / ১০০', '৩১২')
    equal(addresses(element, '.home-last a'), ['#result?id=9&state=live'])
    ok(all(element, '.home-last')[0]!.offsetHeight < 120, 'more than a row')
  })

  it('comes whole: nothing moves when my last exam comes later, and it comes where that cannot be fetched', async () => {
    let answer = (_: unknown): void => undefined
    const client = fakeClient({
      user: nusrat,
      answers: { home: async () => full },
      http: { call: () => new Promise(resolve => (answer = resolve)) } as unknown as Prostuti['http'],
    })
    const element = await open(client)
    equal([all(element, '.exam-title').length, all(element, '.ui-skeleton').length > 0], [0, true])
    answer({ count: 1, next: null, previous: null, results: [taken] })
    await until(() => all(element, '.home-last').length === 1 && all(element, '.exam-title').length > 0)
    const failed = await open(server(full, nusrat, failure('server_not_loading', 500)))
    await until(() => textOf(failed).includes('এখন আনা গেল না'))
    ok(titles(failed).includes(card.title), 'what runs is missing')
  })

  it('tells the page which exam was chosen where it gives no addresses', async () => {
    const element = await mount('prostuti-home', '', server(full))
    equal(await heard('prostuti-chosen', () => control(element, 'পরীক্ষা দিন').click()), [
      { exam: '12', state: 'running' },
    ])
  })

  it('says what there is when there is nothing', async () => {
    const element = await open(server(empty))
    await expectText(element, 'এই মুহূর্তে কোনো পরীক্ষা চলছে না।', 'নতুন পরীক্ষার সময় এখনো ঠিক হয়নি।')
    equal(addresses(element, '.ui-empty a'), ['#archived'])
  })

  it('says that it could not come, and comes when asked again', async () => {
    let broken = true
    const client = server(async () => {
      if (broken) throw failure('server_not_loading', 500)
      return full
    })
    const element = await open(client)
    await expectText(element, 'সার্ভার এখন সাড়া দিচ্ছে না')
    broken = false
    control(element, 'আবার চেষ্টা করুন').click()
    await until(() => textOf(element).includes(card.title))
  })

  it('shows at once what a server has drawn, and asks for news quietly', async () => {
    const client = fakeClient({ answers: { home: () => new Promise(() => undefined) } })
    const initial = JSON.stringify({ home: full, person: null, last: null }).replaceAll("'", '&#39;')
    const element = await open(client, `initial='${initial}'`)
    await expectText(element, card.title)
    client.auth.$user.set(nusrat)
    await settle()
    await expectText(element, 'নুসরাত')
  })

  for (const { lang, theme, attributes } of looks)
    for (const user of [null, nusrat])
      it(`can be used by everyone (${lang}, ${theme}, ${user ? 'mine' : 'a visitor'})`, async () => {
        const element = await open(server({ ...full, unfinished: user && begun }, user, [taken]), attributes)
        await until(() => all(element, '.exam-title').length > 0)
        equal(await accessibilityFaults(element), [])
      })
})
