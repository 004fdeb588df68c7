/** Stands for the second half of the loader: knows one tag more, and keeps what it is asked. */
const page = globalThis as { prostutiAsked?: unknown[][] }
page.prostutiAsked = []

export const files = { 'prostuti-rare': { code: ['../../testing/loaded-element.ts?rare'], bn: [], en: [] } }

export async function ask(...about: unknown[]): Promise<void> {
  page.prostutiAsked?.push(about)
}
