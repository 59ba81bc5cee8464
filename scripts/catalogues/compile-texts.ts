import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const CATALOGUE =
  /\/src\/i18n\/[a-z]{2}(-[A-Z]{2})?\/((public|members|account|landers|staff)(\/[a-z-]+)?)\.ts$/;

/** Parses texts at build time, so that the browser and server need no parser. */
export const compileTexts = (): Plugin => ({
  name: 'compile-texts',
  enforce: 'post',
  async transform(code, id) {
    if (!CATALOGUE.test(id)) return null;
    // A module that has imports merges other catalogues and has no texts to parse.
    if (/^import /m.test(code)) {
      if (/[:=]\s*["'`]/.test(code)) this.error('a catalogue either has texts or puts parts together');
      return null;
    }
    const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<
      string,
      unknown
    >;
    return { code: Object.entries(module).map(asExport).join('\n'), map: null };
  },
});

const asExport = ([name, texts]: [string, unknown]): string =>
  `export ${name === 'default' ? 'default' : `const ${name} =`} ${JSON.stringify(compiled(texts))};`;

function compiled(texts: unknown): unknown {
  if (typeof texts === 'string') return compile(texts);
  if (typeof texts !== 'object' || texts === null) throw new TypeError('a catalogue holds texts only');
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, compiled(value)]));
}
