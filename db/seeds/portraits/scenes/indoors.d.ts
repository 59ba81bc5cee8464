import { type Scene } from './shapes.ts';
export declare const cafe: Scene;
export declare const gym: Scene;
export declare const blinds: Scene;
export declare const neon: Scene;
export declare const books: Scene;
export declare const party: Scene;
export declare const windowSeat: Scene;
