import { testEveryRoute } from './support/walk-routes.ts';

// Visitors walk on a phone.
testEveryRoute('free');
