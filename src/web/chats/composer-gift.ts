import { type ComponentType, createContext } from 'react';
import type { MemberCard } from '#contract/profiles';
import type { ContactState } from './composing/contact-state.ts';

type ComposerGiftProps = { member: MemberCard; contact: ContactState; className?: string };

/** The button beside the composer's text field; the layout provides it, because gifts stand above chats. */
export const ComposerGiftContext = createContext<ComponentType<ComposerGiftProps> | null>(null);
