import { operation } from '../operation.ts'

export * from './staff-operations.ts'

export const getConfig = operation('core.getConfig', 'GET', 'core/v1/application-config/', 'anyone', { partner: true })
/** The product's constants, which pages show. */
export const getConstants = operation('core.getConstants', 'GET', 'core/v1/notice/', 'anyone')
export const getMetaData = operation('core.getMetaData', 'GET', 'core/v1/get-meta-data/', 'anyone')
export const getSitemap = operation('core.getSitemap', 'GET', 'core/v1/get-sitemap-info/', 'anyone')
export const uploadImage = operation('core.uploadImage', 'POST', 'core/v1/core-image-uploads/', 'member', {
  takesKey: true,
  limit: 'upload',
})
export const listImages = operation('core.listImages', 'GET', 'core/v1/core-image-uploads/', 'member')
export const sendFeedback = operation('core.sendFeedback', 'POST', 'core/v1/feedback/', 'learner', {
  takesKey: true,
  limit: 'text',
})
/** Ours: a picture itself, by its digest. */
export const getImage = operation('core.getImage', 'GET', 'core/v1/images/{digest}/', 'anyone')
