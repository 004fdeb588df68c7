import type { ExportedTables } from '../../platform/people/person-export.ts'

/** What a person wrote, liked, voted for and reported. */
export const exportedTalk: ExportedTables = {
  posts: {
    part: 'talk',
    owner: 'author_id',
    columns: ['created_at', 'type', 'status', 'text', 'pending_text', 'published_at', 'said_reason', 'said_text'],
  },
  comments: {
    part: 'talk',
    owner: 'author_id',
    columns: ['created_at', 'post_id', 'parent_id', 'status', 'text', 'said_reason', 'said_text'],
  },
  post_likes: { part: 'talk', columns: ['post_id'] },
  comment_likes: { part: 'talk', columns: ['comment_id'] },
  poll_votes: { part: 'talk', columns: ['post_id', 'option'] },
  talk_reports: { part: 'talk', columns: ['created_at', 'post_id', 'comment_id', 'reason', 'outcome'] },
}
