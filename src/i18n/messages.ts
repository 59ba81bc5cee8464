/** The types are not declared globally, because light pages could then use texts of the members area. */
import type { createTranslator } from 'use-intl/core';
import type dutchAccount from './nl/account.ts';
import type dutchLanders from './nl/landers.ts';
import type dutchMail from './nl/mail.ts';
import type dutchMembers from './nl/members.ts';
import type dutchPublic from './nl/public.ts';
import type dutchStaff from './nl/staff.ts';

export type PublicMessages = typeof dutchPublic;
export type MembersMessages = typeof dutchMembers;
export type AccountMessages = typeof dutchAccount;
export type LanderMessages = typeof dutchLanders;
export type MailMessages = typeof dutchMail;
export type StaffMessages = typeof dutchStaff;

export type CatalogueMessages = { readonly [key: string]: string | CatalogueMessages };

export type CompleteCatalogue<M> = {
  readonly [K in keyof M]: M[K] extends string ? string : CompleteCatalogue<M[K]>;
};
export type PartialCatalogue<M> = {
  readonly [K in keyof M]?: M[K] extends string ? string : PartialCatalogue<M[K]>;
};

export type Translator<M extends CatalogueMessages> = ReturnType<typeof createTranslator<M>>;
