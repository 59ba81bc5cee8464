import { testEveryRoute } from './support/walk-routes.ts';

// Members walk on a desktop.
testEveryRoute('visitor');
