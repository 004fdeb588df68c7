import type { ExportedTables } from '../../platform/people/person-export.ts'
import { exportComments } from './comments/export-comments.ts'

/** What a person has written, liked, voted for and reported. A post that they have deleted themselves is in the file while it is kept. */
export const exportedFeed: ExportedTables = {
  posts: {
    part: 'talk',
    owner: 'author_id',
    columns: ['created_at', 'id', 'type', 'status', 'text', 'pending_text', 'published_at', 'said_reason', 'said_text'],
  },
  comments: { part: 'talk', read: exportComments },
  post_likes: { part: 'talk', columns: ['post_id'] },
  comment_likes: { part: 'talk', columns: ['comment_id'] },
  poll_votes: { part: 'talk', columns: ['post_id', 'place'] },
  talk_reports: { part: 'talk', columns: ['created_at', 'post_id', 'comment_id', 'reason', 'outcome'] },
}
