import { describe, expect, it } from 'vitest'
import { fromBijoy, isBijoy } from './bijoy.ts'

describe('Bangla in the Bijoy layout', () => {
  it.each([
    ['evsjv‡`‡ki ivRavbx †KvbwU?', 'বাংলাদেশের রাজধানী কোনটি?'],
    ['Avgvi †mvbvi evsjv Mv‡bi iPwqZv †K?', 'আমার সোনার বাংলা গানের রচয়িতা কে?'],
    ['iex›`ªbv_ VvKzi', 'রবীন্দ্রনাথ ঠাকুর'],
    ['KvRx bRiæj', 'কাজী নজরুল'],
    ['Rmxg DÏxb', 'জসীম উদ্দীন'],
    ['cÖavb Kvh©vjq', 'প্রধান কার্যালয়'],
    ['hy‡×i mgq m¤úwË', 'যুদ্ধের সময় সম্পত্তি'],
    ['†gŠjwfevRvi, 1971 mvj|', 'মৌলভীবাজার, ১৯৭১ সাল।'.replace('মৌলভী', 'মৌলভি')],
    ['¯^vaxbZv I gyw³', 'স্বাধীনতা ও মুক্তি'],
    ['wek¦we`¨vjq', 'বিশ্ববিদ্যালয়'],
    ['Puv`, nvwm, ‰bwZK', 'চাঁদ, হাসি, নৈতিক'],
    ['wkÿv I ÿgZv', 'শিক্ষা ও ক্ষমতা'],
    ['A_©bxwZ', 'অর্থনীতি'],
    ['K…wl I gvbyl', 'কৃষি ও মানুষ'],
  ])('%s becomes %s', (bijoy, unicode) => {
    expect(fromBijoy(bijoy)).toBe(unicode.normalize('NFC'))
  })

  it.each([
    'evsjv‡`‡ki ivRavbx †KvbwU?',
    'XvKv, Lyjbv, ivRkvnx, ewikvj',
    'A_©bxwZ I wkÿv',
    'wek¦we`¨vjq wKQz',
    'cixÿv_©xi bvg:',
  ])('is noticed: %s', text => {
    expect(isBijoy(text)).toBe(true)
  })

  it.each([
    'বাংলাদেশের রাজধানী কোনটি?',
    'Which of these is a noun?',
    'The café, the naïve façade and the Brontë sisters†',
    'NaCl, CuSO4, KMnO4, HgCl2',
    'iPhone, MacBook, YouTube, WhatsApp',
    'x² + y² = z², wxyz, vwxyz',
    'Microsoft® Windows™, © 2024',
    'XᴿXᴿ × XʳY: বর্ণান্ধতার জিন X^cY, X^C X^c, যদি বাবা স্বাভাবিক হন',
    'Côte d’Ivoire, Zürich, Vývoj, Wien, xyz',
    '',
  ])('is not seen in %s', text => {
    expect(isBijoy(text)).toBe(false)
  })

  it.each(['DNA', 'Avgvi Ω', 'wv', '‡'])('is not guessed: %s', text => {
    expect(fromBijoy(text)).toBeNull()
  })
})
