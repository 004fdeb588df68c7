/*
 * Marks of 22 attempts at a quiz, and the figures that Moodle publishes for them: facts from the test of its statistics
 * (github.com/moodle/moodle, mod/quiz/report/statistics/tests/fixtures/mdl_question_states.csv and statistics_test.php, whose
 * figures come from its own sheet quiz_tools/stats.xls). Questions 1 to 4 gave nobody anything, 5 to 7 are worth nothing.
 */

/** The most that each of the 20 questions gives. */
export const highestMarks = [1, 1, 1, 1, 0, 0, 0, 8, ...new Array<number>(12).fill(1)]

/** Marks of each attempt for questions 8 to 20. */
const earned = [
  '5.5 0.3 0.9 1 0.3 1 0 0 1 1 0 0 1',
  '1 0.9 0.9 0.3 0.3 1 0 0 1 0 1 0 1',
  '2.5 1 0.9 0.3 1 0 0 1 1 1 1 1 1',
  '4 0.3 0.9 1 0.3 0 0 0 0 1 0 0 1',
  '3 0.9 0.3 0.9 1 0 1 0 0 1 1 1 0',
  '4.5 0.9 1 1 0.9 0 1 1 1 0 0 0 0',
  '3 0.3 0.3 0.3 0.3 1 0 1 1 1 1 1 1',
  '6 0.9 0.9 1 0.3 0 1 1 1 1 0 0 1',
  '0.5 0.9 1 0.9 0.3 0 1 1 0 1 1 0 1',
  '5.5 0.9 1 0.9 0.3 1 1 0 0 1 0 0 0',
  '2.5 0.9 1 1 0.9 0 1 0 0 1 0 0 1',
  '4 0.9 0.3 0.9 1 0 1 1 1 1 1 0 1',
  '4 0.9 0.3 0.3 1 1 1 1 0 0 1 1 0',
  '3 1 1 0.3 1 0 1 0 1 1 1 1 0',
  '1 1 0.9 0.3 0.3 1 0 1 0 0 0 0 0',
  '1 0.3 0.3 0.3 0.9 0 0 0 1 0 0 0 1',
  '1.5 1 0.3 0.9 1 1 1 0 1 1 0 0 0',
  '4 0.9 1 0.9 1 0 1 1 1 0 1 0 0',
  '2 0.9 0.9 0.3 0.9 0 1 0 0 0 0 0 0',
  '1 1 0.3 0.3 0.3 0 1 1 0 1 0 0 0',
  '6 0.9 1 1 0.9 0 0 0 1 0 0 1 1',
  '7 0.9 0.3 0.3 0.3 1 0 1 1 1 1 0 0',
]

/** By attempt and question. */
export const moodleMarks: readonly (readonly number[])[] = earned.map(line => [
  ...new Array<number>(7).fill(0),
  ...line.split(' ').map(Number),
])

/** By question; null: not defined. `deviation` in thousandths of a mark, the others in per cent. */
export const moodleFigures: Record<
  'facility' | 'deviation' | 'effectiveWeight' | 'discrimination' | 'efficiency',
  readonly (number | null)[]
> = {
  facility: [
    ...[0, 0, 0, 0, null, null, null, 41.19318182, 81.36363636, 71.36363636, 65.45454545, 65.90909091, 36.36363636],
    ...[59.09090909, 50, 59.09090909, 63.63636364, 45.45454545, 27.27272727, 50],
  ],
  deviation: [
    ...[0, 0, 0, 0, null, null, null, 1912.733589, 251.2738111, 322.6312277, 333.4199022, 337.5811591, 492.3659639],
    ...[503.2362797, 511.7663157, 503.2362797, 492.3659639, 509.6471914, 455.8423058, 511.7663157],
  ],
  effectiveWeight: [
    ...[0, 0, 0, 0, 0, 0, 0, 26.58464457, 3.368456046, 3.253955259, 7.584083694, 3.79658376, 3.183278505, 4.532356904],
    ...[7.78856243, 10.08351572, 8.381139345, 8.727645713, 7.946277111, 4.769500946],
  ],
  discrimination: [
    ...[null, null, null, null, null, null, null, 25.88327077, 1.170256965, -4.207816809, 28.16930644, -2.513606859],
    ...[-12.99017581, -8.900638238, 8.670004606, 29.63337745, 15.18945843, 16.21079629, 15.52451404, -8.396734802],
  ],
  efficiency: [
    ...[null, null, null, null, null, null, null, 27.23492723, 1.382386552, -4.691171307, 31.12404354, -2.877487579],
    ...[-17.5074184, -10.27568922, 10.86956522, 34.58997279, 17.4790556, 20.14359793, 22.06477733, -10],
  ],
}
