import type { Limit } from '../platform/http/route.ts';

/** What a member may change of his photos in an hour, by each call: far more than a hand does. */
export const CHANGES: Limit[] = [{ by: 'account', hits: 600, seconds: 3600 }];
