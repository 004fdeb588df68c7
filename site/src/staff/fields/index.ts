/** Fields and small parts that several rooms use. */
export { BothLanguages } from './both-languages.tsx'
export { NumberField } from './number-field.tsx'
export { type MenuAction, RowMenu } from './row-menu.tsx'
export { readyPicture } from './uploaded-picture.ts'
