export { ReviewedPassage } from './reviewed-passage.tsx'
