import { type Scene } from './shapes.ts';
export declare const skyline: Scene;
export declare const beach: Scene;
export declare const mountains: Scene;
export declare const canal: Scene;
export declare const park: Scene;
export declare const leaves: Scene;
export declare const discs: Scene;
