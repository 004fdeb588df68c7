import { icon } from '../../foundation/icons/icons.tsx'
import { cornerDownRight, reply, send } from '../../foundation/icons/lucide.ts'

export const IconReply = icon(reply)
export const IconSend = icon(send)
export const IconAnswering = icon(cornerDownRight)
