PORT=4321 DATABASE_URL=postgres://… npm start
PORT=4322 DATABASE_URL=postgres://… npm start
