import type { StaffApi } from '@prostuti/sdk/staff'
import type { PictureKeeper } from './picture-keeper.ts'

export interface BatchDeps {
  readonly calls: Pick<StaffApi['images'], 'find' | 'send'>
  readonly keeper: PictureKeeper
  newKey(): string
  /** Resolves after so many milliseconds. */
  pause(ms: number): Promise<void>
}
