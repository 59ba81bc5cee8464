import type { LanguageCode } from '#contract/languages';
import type { Voice } from './voice.ts';
/** What members say, by the language they speak. */
export declare const voices: Readonly<Record<LanguageCode, Voice>>;
