import type { BrowserContextOptions } from '@playwright/test';

// The server under test derives the country from the client's address.
const networks = {
  ...{ NL: '145.0.0.1', DE: '53.0.0.1', BE: '193.190.0.1', GB: '81.2.69.1', US: '18.0.0.1', CH: '46.14.0.1' },
};

export const fromCountry = (country: keyof typeof networks): BrowserContextOptions => ({
  extraHTTPHeaders: { 'x-forwarded-for': networks[country] },
});
