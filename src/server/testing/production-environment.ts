/** The secret is for tests only. */
export const productionEnvironment = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://lavender.example',
  SECRET: 'Uq3vK0sYw8mZrT1nXb7LhE5cJd9oGf2aP6iVtWzQ4kM',
  SMTP_URL: 'smtp://127.0.0.1:1',
} as const;
