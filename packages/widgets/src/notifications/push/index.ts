/** Pushes of this browser, and what helps where it shows none. */
export { classesOf, classOf, type DeviceClass, ownClass } from './own-browser.ts'
export { BlockedHelp, NoPushHelp } from './push-help.tsx'
export { type PushState, usePush } from './use-push.ts'
