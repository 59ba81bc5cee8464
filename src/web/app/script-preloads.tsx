import { use } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router';

/**
 * Preloads the page's scripts with a low priority, so that style sheets, fonts and the first photos come before them. The
 * same links of React Router, which stand behind these, ask for them with a high one. Browsers render nothing here.
 */
export function ScriptPreloads({ nonce }: { nonce: string | undefined }) {
  const framework = use(FrameworkContext);
  const matches = useMatches();
  if (!import.meta.env.SSR || !framework) return null;
  const { url, entry, routes } = framework.manifest;
  const parts = [entry, ...matches.map(({ id }) => routes[id])];
  const files = parts.flatMap(part => (part ? [part.module, ...(part.imports ?? [])] : []));
  return [...new Set([url, ...files])].map(file => (
    <link key={file} rel="modulepreload" href={file} fetchPriority="low" nonce={nonce} />
  ));
}
