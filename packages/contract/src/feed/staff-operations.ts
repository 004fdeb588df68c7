/** The staff's calls: in a file of their own, since learners' pages need none of them. */
import { operation } from '../operation.ts'

/** Ours: posts and comments with what a moderator needs to decide. */
export const listTalk = operation('feed.listTalk', 'GET', 'feed/v1/admin/talk/', 'moderator')
export const changeTalk = operation('feed.changeTalk', 'PUT', 'feed/v1/admin/talk-states/', 'moderator', {
  limit: 'text',
})
