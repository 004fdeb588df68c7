import { loadEmbed } from '@prostuti/widgets/embed'
import { mount } from 'svelte'
import App from './app.svelte'

document.documentElement.lang = new URLSearchParams(location.search).get('lang') === 'en' ? 'en' : 'bn'
mount(App, { target: document.querySelector('#page')! })
/** Where Prostuti is: `VITE_PROSTUTI=https://prostuti.example npm run build`. */
await loadEmbed(import.meta.env.VITE_PROSTUTI ?? 'http://127.0.0.1:4321')
