import type { EntryContext } from 'react-router';
import { jsonForHtml } from '../ui/json-ld.tsx';

/** Reads the data of the loaders as React Router encodes it for the browser. */
export async function readLoaderData({ serverHandoffStream }: EntryContext): Promise<string> {
  if (!serverHandoffStream) return '';
  const [reader, decoder] = [serverHandoffStream.getReader(), new TextDecoder()];
  let text = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read())
    text += decoder.decode(chunk.value, { stream: true });
  return text;
}

/**
 * Adds the data of the loaders to a page with script. React Router's own component would wait for them while React renders,
 * and a page that waits is not rendered in one pass.
 */
export const withLoaderData = (html: string, data: string, nonce: string | undefined): string =>
  html.slice(0, -END.length) + scriptsOf(data, nonce) + END;

const END = '</body></html>';

const scriptsOf = (data: string, nonce: string | undefined): string =>
  [`enqueue(${jsonForHtml(data)})`, 'close()']
    .map(call => `<script nonce="${nonce}">window.__reactRouterContext.streamController.${call};</script>`)
    .join('');
