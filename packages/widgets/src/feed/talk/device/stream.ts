/** What the page's shell hears of the server; it holds the connection, for all tabs. */
export { onStreamEvent } from '@prostuti/sdk/notifications'
