import type { BrandPalette } from '#contract/brand-palette';
import { emailHtml } from './email-parts/html.ts';
import { plainTextOf } from './email-parts/plain-text.ts';

/** All texts are plain text. */
export type EmailParts = {
  language: string;
  siteName: string;
  colours: BrandPalette;
  /** Preview line that mail programs show. */
  preview: string;
  greeting: string;
  /** Paragraphs. */
  text: string[];
  /** `hint` introduces the URL for readers whose button does not work; without it, HTML does not print the URL. */
  button?: { label: string; url: string; hint?: string };
  /** Small print below the button. */
  small: string[];
  /** Sender and contact. */
  footer: string[];
  footerLinks?: EmailLink[];
  cards?: EmailCard[];
};

export type EmailLink = { label: string; url: string };

/** A member with a link. `picture` is null for a member without a photo. */
export type EmailCard = {
  picture: { url: string; alt: string } | null;
  title: string;
  /** E.g. the label of a fictional profile. */
  badge?: string;
  text: string;
  /** If true, `text` is in the colour of likes. */
  isLike?: boolean;
  url: string;
};

export type EmailButton = NonNullable<EmailParts['button']>;

/** @spec D2.31 */
export const renderEmail = (parts: EmailParts): { html: string; text: string } => ({
  html: emailHtml(parts),
  text: plainTextOf(parts),
});
