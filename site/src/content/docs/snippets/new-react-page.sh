npm create vite@latest my-page -- --template react-ts
cd my-page
npm install
npm install ../packed/*.tgz
