import axe from 'axe-core'

/** What axe-core finds wrong within an element, shadow root included, one line a finding. */
export async function accessibilityFaults(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, { resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html} ${node.any[0]?.message ?? ''}`))
}
