import { describe, expect, test } from 'vitest'
import { impersonatesStaff } from './impersonation.ts'

describe('an alias that could be taken for ours', () => {
  test.each([
    'Prostuti',
    'prostuti official',
    'P r o s t u t i',
    'PR0STUTI',
    'Рrоstuti', // Cyrillic Р and о
    '𝐏𝐫𝐨𝐬𝐭𝐮𝐭𝐢',
    'Ｐｒｏｓｔｕｔｉ',
    'Prόstυti',
    'প্রস্তুতি',
    'প্রস্তুতী টিম',
    'টিম প্র\u200cস্তুতি',
    'Admin',
    'ADMIN 01',
    'Admin7',
    'adm1n',
    'the admin',
    'Αdmin',
    'A.d.m.i.n',
    'Moderator',
    'M0derat0r',
    'Modérator',
    'Staff',
    'অ্যাডমিন',
    'স্টাফ ভাই',
  ])('%s', alias => expect(impersonatesStaff(alias)).toBe(true))
})

describe('an alias that is nobody’s', () => {
  test.each([
    'Nusrat Jahan',
    'রাতের তারা',
    'Badminton',
    'Modasser',
    'Padmini',
    'Staffan',
    'জসীমউদ্\u200cদীন',
    'Тарас',
    'প্রস্তুত আমি',
    'BCS 47',
  ])('%s', alias => expect(impersonatesStaff(alias)).toBe(false))
})
