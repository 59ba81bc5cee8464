import type { Voice } from './voice.ts';
export declare const fr: Voice;
