import { storeToast } from '../shell/pending-toast.ts'

// Every session has ended, or the account itself: this page is nobody's any more.
document.addEventListener('prostuti-signed-out', () => location.replace('/'))
document.addEventListener('prostuti-deleted', event => {
  const { text } = (event as CustomEvent<{ text: string }>).detail
  storeToast({ text, tone: 'good' })
  location.replace('/')
})
