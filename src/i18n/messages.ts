/**
 * Types of the catalogues. Dutch is the base: its keys and placeholders type every translator call,
 * `t('nav.members')`, in pages, emails and the service worker. The types are not a global augmentation, because
 * parts are loaded in different places: a light page that uses a text of the members area does not compile.
 */
import type { createTranslator } from 'use-intl/core';
import type dutchMail from './nl/mail.ts';
import type dutchMembers from './nl/members.ts';
import type dutchOwn from './nl/own.ts';
import type dutchPublic from './nl/public.ts';

/** Shell, landing, sign-up, login, errors, entry warning: loaded on every page. */
export type PublicMessages = typeof dutchPublic;
/** Additional texts of the members area. */
export type MembersMessages = typeof dutchMembers;
/** Additional texts of the account area: settings, profile editor, photos, credits. */
export type AccountMessages = typeof dutchOwn;
/** Texts of emails, on the server only. */
export type MailMessages = typeof dutchMail;

/** Namespaces of texts in ICU message syntax. */
export type CatalogueMessages = { readonly [key: string]: string | CatalogueMessages };

/** All keys of a catalogue, in another language. */
export type CompleteCatalogue<M> = {
  readonly [K in keyof M]: M[K] extends string ? string : CompleteCatalogue<M[K]>;
};
/** Some keys of a catalogue, for a variant or an incomplete language. */
export type PartialCatalogue<M> = {
  readonly [K in keyof M]?: M[K] extends string ? string : PartialCatalogue<M[K]>;
};

/** `t(key, values)`, `t.rich`, `t.markup`. */
export type Translator<M extends CatalogueMessages> = ReturnType<typeof createTranslator<M>>;
