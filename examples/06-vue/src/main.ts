import { loadEmbed } from '@prostuti/widgets/embed'
import { createApp } from 'vue'
import App from './app.vue'

document.documentElement.lang = new URLSearchParams(location.search).get('lang') === 'en' ? 'en' : 'bn'
createApp(App).mount('#page')
/** Where Prostuti is: `VITE_PROSTUTI=https://prostuti.example npm run build`. */
await loadEmbed(import.meta.env.VITE_PROSTUTI ?? 'http://127.0.0.1:4321')
