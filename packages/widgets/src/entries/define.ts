/** Importing this registers every element, drawn by React: `import '@prostuti/widgets/define'`. */
import { defineElements } from './elements.ts'

defineElements()
