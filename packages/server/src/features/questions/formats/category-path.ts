/** `/` parts the names of a path, and `//` is a `/` of a name. */
const stroke = '\u0001'

/** Parts that Moodle writes in front of every path. */
const roots = /^\$(?:course|module|cat\d*|coursecat|system|user)\d*\$$/

/**
 * A path of Moodle as the names of our categories.
 *
 * @example categoryOfMoodle('$course$/top/বাংলা/ব্যাকরণ') // 'বাংলা > ব্যাকরণ'
 */
export function categoryOfMoodle(path: string): string {
  const names = path
    .replaceAll('//', stroke)
    .split('/')
    .map(name => name.replaceAll(stroke, '/').trim())
    .filter(name => name !== '' && !roots.test(name))
  return (names[0] === 'top' ? names.slice(1) : names).join(' > ')
}

/** The same the other way round. */
export const moodleOfCategory = (names: readonly string[]): string =>
  ['$course$', 'top', ...names.map(name => name.replaceAll('/', '//'))].join('/')
