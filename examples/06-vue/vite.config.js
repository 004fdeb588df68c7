import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

/** Vue leaves our elements to the browser. */
const isCustomElement = tag => tag.startsWith('prostuti-')

export default defineConfig({ plugins: [vue({ template: { compilerOptions: { isCustomElement } } })], base: './' })
