/** The staff's calls: in a file of their own, since learners' pages need none of them. */
import { staffOperation } from '../staff-operation.ts'

/** Ours: posts and comments with what a moderator needs to decide. */
export const listTalk = staffOperation('feed.listTalk', 'GET', 'feed/v1/admin/talk/', 'talk.moderate')
export const changeTalk = staffOperation('feed.changeTalk', 'PUT', 'feed/v1/admin/talk-states/', 'talk.moderate', {
  limit: 'text',
})
