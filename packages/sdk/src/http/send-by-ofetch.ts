import { createFetch } from 'ofetch'
import type { Send } from './send.ts'

/** The SDK's own way over the network. */
export const sendByOfetch: Send = (fetch, url, request) =>
  createFetch({ fetch }).raw<unknown>(url, {
    ...request,
    retry: false,
    ignoreResponseError: true,
  })
