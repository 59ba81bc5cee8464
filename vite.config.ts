import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compileTexts } from './scripts/catalogues/compile-texts.ts';
import { slimEmoji } from './scripts/emoji/slim-emoji.ts';
import { slimCalls } from './scripts/start/slim-calls.ts';

export default defineConfig({
  plugins: [reactRouter(), compileTexts(), slimCalls(), slimEmoji()],
  // Texts are compiled at build time, so use-intl needs only its formatter.
  resolve: {
    alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
    noExternal: ['use-intl'],
  },
  // Short class names make scripts, style sheets and pages smaller.
  css: {
    modules: process.env.NODE_ENV === 'production' ? { generateScopedName: '[hash:base64:5]' } : undefined,
  },
  build: {
    target: 'es2023',
    // These are the first versions that support light-dark(), which the design tokens use.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  // Bundles the code that pages share into two files instead of forty.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'frame',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|use-intl|intl-messageformat|@formatjs|zod)\//,
                },
                { name: 'shell', test: /src\/(contract|web)\//, minShareCount: 5 },
              ],
            },
          },
        },
      },
    },
  },
  server: { hmr: { overlay: true } },
});
