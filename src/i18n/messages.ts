/**
 * The shape of the catalogues. Dutch is the base: its keys and placeholders type every call of a translator,
 * `t('nav.members')`, in pages, mails and the service worker alike. The types come from the catalogues themselves and
 * not from a global augmentation, because parts differ in where they are loaded: a light page that asks for a text of
 * the members area does not compile, nor does a page of others that asks for one of one's own rooms.
 */
import type { createTranslator } from 'use-intl/core';
import type dutchMail from './nl/mail.ts';
import type dutchMembers from './nl/members.ts';
import type dutchOwn from './nl/own.ts';
import type dutchPublic from './nl/public.ts';

/** Shell, landing, sign-up, login, errors, entry warning: on every page. */
export type PublicMessages = typeof dutchPublic;
/** What the members area says besides. */
export type MembersMessages = typeof dutchMembers;
/** What one's own rooms say besides: settings, profile editor, photos, credits. */
export type OwnMessages = typeof dutchOwn;
/** What only the server says: mails. */
export type MailMessages = typeof dutchMail;

/** Any catalogue: namespaces of texts in ICU message syntax. */
export type Messages = { readonly [key: string]: string | Messages };

/** All keys of a catalogue, in another language. */
export type Complete<M> = { readonly [K in keyof M]: M[K] extends string ? string : Complete<M[K]> };
/** Some keys of a catalogue: what a variant says differently, or a language that is not finished. */
export type Sparse<M> = { readonly [K in keyof M]?: M[K] extends string ? string : Sparse<M[K]> };

/** A translator over a catalogue: `t(key, values)`, `t.rich`, `t.markup`. */
export type Text<M extends Messages> = ReturnType<typeof createTranslator<M>>;
