import type { WrittenSite } from '../../src/server/top/sites-file.ts';
import type { People } from './world/residents.ts';
/** The demo's second site: another name, colour, audience, language and price list, beside Lavender in the same process. */
export declare const lilac: WrittenSite;
/** Twenty who live there, and the one whom a newcomer can be. */
export declare const lilacPeople: People;
