npm run dev
