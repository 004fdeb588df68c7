import { operation } from '../operation.ts'

export const listPosts = operation('feed.listPosts', 'GET', 'feed/v1/posts/', 'anyone')
export const createPost = operation('feed.createPost', 'POST', 'feed/v1/posts/', 'member')
export const toggleLike = operation('feed.toggleLike', 'POST', 'feed/v1/posts/like-toggle/{id}/', 'member')
export const listComments = operation('feed.listComments', 'GET', 'feed/v1/posts/comments/{postId}/', 'anyone')
export const createComment = operation('feed.createComment', 'POST', 'feed/v1/posts/comments/create/', 'member')
export const votePoll = operation('feed.votePoll', 'POST', 'feed/v1/posts/{id}/vote/', 'member')
export const getPost = operation('feed.getPost', 'GET', 'feed/v1/posts/{id}/', 'anyone')
export const updatePost = operation('feed.updatePost', 'PATCH', 'feed/v1/posts/{id}/', 'owner')
export const deletePost = operation('feed.deletePost', 'DELETE', 'feed/v1/posts/{id}/', 'owner')
export const updateComment = operation('feed.updateComment', 'PATCH', 'feed/v1/comments/{id}/', 'owner')
export const deleteComment = operation('feed.deleteComment', 'DELETE', 'feed/v1/comments/{id}/', 'owner')
