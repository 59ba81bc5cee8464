import { useTranslations } from 'use-intl/react';
import type { MembersMessages, PublicMessages, Text } from './messages.ts';

/** Texts of any page: `const t = useText(); t('nav.login')`. Keys are written out in full, so that they can be found. */
export const useText = (): Text<PublicMessages> => useTranslations();

/** Texts of the members area and of any page. Needs the provider of the members layout. */
export const useMembersText = (): Text<PublicMessages & MembersMessages> => useTranslations();
