/** Measures once what several rows read. */
export function once<Options, T>(measure: (options: Options) => Promise<T>): (options: Options) => Promise<T> {
  let measured: Promise<T> | undefined
  return options => {
    measured ??= measure(options)
    return measured
  }
}
