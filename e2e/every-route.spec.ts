import { testEveryRoute } from './support/walk-routes.ts';

// The other roles walk on a phone.
testEveryRoute(['unconfirmed', 'free']);
