import { createElement, type ReactNode, Suspense, use } from 'react';
import { describe, expect, test } from 'vitest';
import { renderPage } from './render-page.ts';

const inDocument = (part: ReactNode) =>
  createElement(
    'html',
    null,
    createElement('head'),
    createElement('body', null, createElement(Suspense, null, part)),
  );

async function rendered(page: ReactNode): Promise<{ html: string; errors: unknown[] }> {
  const errors: unknown[] = [];
  const html = await renderPage(page, {
    nonce: undefined,
    signal: new AbortController().signal,
    onError(error) {
      errors.push(error);
    },
  });
  return { html, errors };
}

function Late({ text }: { text: Promise<string> }) {
  return createElement('p', null, use(text));
}

function Broken(): never {
  throw new Error('broken');
}

describe('the document of a page', () => {
  test('is complete, whether its parts are ready or late', async () => {
    const ready = await rendered(inDocument(createElement('p', null, 'here')));
    const late = await rendered(
      inDocument(
        createElement(Late, { text: new Promise<string>(resolve => setTimeout(resolve, 0, 'here')) }),
      ),
    );
    expect(ready).toEqual({
      html: '<!DOCTYPE html><html><head></head><body><!--$--><p>here</p><!--/$--></body></html>',
      errors: [],
    });
    expect(late.html).toContain('<p>here</p>');
    expect(late.html).not.toContain('<script');
    expect(late.html.startsWith('<!DOCTYPE html><html><head>')).toBe(true);
    expect(late.errors).toEqual([]);
  });

  test('reports a part that fails once, and throws if its frame fails', async () => {
    const { errors } = await rendered(inDocument(createElement(Broken)));
    expect(errors).toEqual([new Error('broken')]);
    await expect(rendered(createElement('html', null, createElement(Broken)))).rejects.toThrow('broken');
  });
});
