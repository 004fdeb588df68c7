import { icon } from '../../foundation/icons/icons.tsx'
import {
  arrowUp,
  chartColumn,
  circleDashed,
  circleQuestionMark,
  circleX,
  ellipsisVertical,
  hourglass,
  messageSquare,
  pencil,
  search,
  thumbsUp,
  trash,
  undo2,
  wifiOff,
} from '../../foundation/icons/lucide.ts'

export const IconUp = icon(arrowUp)
export const IconPoll = icon(chartColumn)
export const IconRemovedLine = icon(circleDashed)
export const IconQuestion = icon(circleQuestionMark)
export const IconRemoved = icon(circleX)
export const IconMore = icon(ellipsisVertical)
export const IconWaits = icon(hourglass)
export const IconComments = icon(messageSquare)
export const IconWrite = icon(pencil)
export const IconFind = icon(search)
export const IconLike = icon(thumbsUp)
export const IconDelete = icon(trash)
export const IconReturned = icon(undo2)
export const IconUnsent = icon(wifiOff)
