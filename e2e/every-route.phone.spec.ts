import { testEveryRoute } from './support/walk-routes.ts';

// The other roles walk on a desktop.
testEveryRoute(['visitor', 'premium']);
