import type { CountryCode } from '#contract/countries';
/** A real town: its name there, the region code without the country, latitude and longitude (degrees, coarse). */
export type Town = readonly [name: string, region: string, latitude: number, longitude: number];
/** Where the demo's members live; the first ones of a country hold more of them. */
export declare const towns: Readonly<Record<CountryCode, readonly Town[]>>;
