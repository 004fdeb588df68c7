import { operation } from '../operation.ts'

export * from './staff-operations.ts'

export const listPosts = operation('feed.listPosts', 'GET', 'feed/v1/posts/', 'anyone')
export const createPost = operation('feed.createPost', 'POST', 'feed/v1/posts/', 'member', {
  takesKey: true,
  limit: 'text',
})
export const toggleLike = operation('feed.toggleLike', 'POST', 'feed/v1/posts/like-toggle/{id}/', 'member')
export const listComments = operation('feed.listComments', 'GET', 'feed/v1/posts/comments/{postId}/', 'anyone')
export const createComment = operation('feed.createComment', 'POST', 'feed/v1/posts/comments/create/', 'member', {
  takesKey: true,
  limit: 'text',
})
export const votePoll = operation('feed.votePoll', 'POST', 'feed/v1/posts/{id}/vote/', 'member', { takesKey: true })
/** Ours. */
export const reportPost = operation('feed.reportPost', 'POST', 'feed/v1/posts/{id}/report/', 'member', {
  takesKey: true,
})
export const getPost = operation('feed.getPost', 'GET', 'feed/v1/posts/{id}/', 'anyone')
export const updatePost = operation('feed.updatePost', 'PATCH', 'feed/v1/posts/{id}/', 'owner', { limit: 'text' })
export const deletePost = operation('feed.deletePost', 'DELETE', 'feed/v1/posts/{id}/', 'owner')
/** Ours: the specification has likes of posts alone. */
export const toggleCommentLike = operation(
  'feed.toggleCommentLike',
  'POST',
  'feed/v1/comments/like-toggle/{id}/',
  'member',
)
/** Ours. */
export const reportComment = operation('feed.reportComment', 'POST', 'feed/v1/comments/{id}/report/', 'member', {
  takesKey: true,
})
export const updateComment = operation('feed.updateComment', 'PATCH', 'feed/v1/comments/{id}/', 'owner', {
  limit: 'text',
})
export const deleteComment = operation('feed.deleteComment', 'DELETE', 'feed/v1/comments/{id}/', 'owner')
/** Ours: pictures of posts. */
export const uploadPicture = operation('feed.uploadPicture', 'POST', 'feed/v1/pictures/', 'member', {
  takesKey: true,
  limit: 'upload',
})
export const getPicture = operation('feed.getPicture', 'GET', 'feed/v1/pictures/{id}/', 'owner')
