export { Html } from './html.tsx'
