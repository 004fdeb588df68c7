/** Whether a press is the browser's own: with a key held, a link opens in another tab or window. */
export const opensElsewhere = (press: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  press.metaKey || press.ctrlKey || press.shiftKey || press.altKey
