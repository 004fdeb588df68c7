export { createImages } from './images.ts'
export { imagePath, type Picture, pictureHtml, readPictures } from './picture-html.ts'
export { imageBlobs, images } from './tables.ts'
