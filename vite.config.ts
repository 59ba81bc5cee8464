import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    target: 'es2023',
    // Browsers that know light-dark(), which the tokens are written with.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { hmr: { overlay: true } },
});
