import type { BrowserContextOptions } from '@playwright/test';

// Networks of public institutions; the server under test believes what its proxy would say.
const networks = { NL: '145.0.0.1', DE: '53.0.0.1', BE: '193.190.0.1', US: '18.0.0.1' };

/** Options of a context whose requests come from a country. */
export const from = (country: keyof typeof networks): BrowserContextOptions => ({
  extraHTTPHeaders: { 'x-forwarded-for': networks[country] },
});
