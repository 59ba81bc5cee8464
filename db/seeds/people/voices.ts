import type { LanguageCode } from '#contract/languages';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import type { Voice } from './voice.ts';

/** What members say, by the language they speak. */
export const voices: Readonly<Record<LanguageCode, Voice>> = { nl, en, de, fr, es, it, pl };
