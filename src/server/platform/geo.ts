import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { type CountryResponse, Reader } from 'mmdb-lib';

export type Geo = {
  /**
   * Returns the default country for an unknown IP address. The address is neither stored nor logged.
   * @spec 3.5 1.1
   */
  countryOf(ip: string): string | null;
};

const BUNDLED = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

/** An MMDB file at `path` replaces the bundled file; `assumed` is the default country. */
export function openGeo(options: { path: string | null; assumed: string | null }): Geo {
  const file = options.path ?? createRequire(import.meta.url).resolve(BUNDLED);
  const reader = new Reader<CountryResponse & { country_code?: string }>(readFileSync(file));
  return {
    countryOf(ip) {
      const record = isIP(ip) === 0 ? null : reader.get(ip);
      return record?.country_code ?? record?.country?.iso_code ?? options.assumed;
    },
  };
}
