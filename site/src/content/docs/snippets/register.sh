PARTNER_ORIGINS=http://localhost:8000 npm start
