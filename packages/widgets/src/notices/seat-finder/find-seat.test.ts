import { describe, expect, it } from 'vitest'
import { findSeat } from './find-seat.ts'
import { countSeats } from './seat-words.ts'

const range = (name: string, from: number, to: number) => ({ name, hall: null, address: null, from, to })
const ranges = [range('ক', 100_001, 100_960), range('খ', 100_961, 102_140), range('ক', 102_141, 103_000)]

describe('the seat of a roll', () => {
  it.each([
    ['100001', 'ক'],
    ['100960', 'ক'],
    ['100961', 'খ'],
    ['102140', 'খ'],
    ['103000', 'ক'],
    ['১০১২৪৫', 'খ'],
    ['0100961', 'খ'],
    ['100 961', 'খ'],
  ])('%s sits in %s', (typed, name) => expect(findSeat(ranges, typed)?.centre?.name).toBe(name))

  it('is nowhere before the first roll and behind the last', () => {
    expect(findSeat(ranges, '100000')).toEqual({ roll: '100000', centre: null, isWhole: true })
    expect(findSeat(ranges, '103001')?.centre).toBeNull()
    expect(findSeat(ranges, '9'.repeat(40))?.centre).toBeNull()
  })

  it('is not said to be missing while the roll is still being typed', () => {
    expect(findSeat(ranges, '1012')).toEqual({ roll: '1012', centre: null, isWhole: false })
  })

  it('is not looked for without a digit', () => {
    expect(findSeat(ranges, ' - রোল')).toBeNull()
    expect(findSeat([], '7')?.centre).toBeNull()
  })
})

it('centres are counted by name, rolls in all ranges', () => {
  expect(countSeats(ranges)).toEqual({ centres: 2, rolls: 3_000 })
})
