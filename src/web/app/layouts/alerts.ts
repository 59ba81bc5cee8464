import { ActivationReminder, needsActivationReminder } from '../../accounts/activation-reminder.tsx';
import type { Alert } from '../../accounts/alerts/alerts-to-show.ts';
import { offersTimeBonus, TimeBonusAlert } from '../../credits/time-bonus/time-bonus-alert.tsx';
import { PhotoLimit, reachedPhotoLimit } from '../../photos/photo-limit.tsx';
import { EnrichProfile, isProfileIncomplete } from '../../profiles/enrich-profile.tsx';

/** @spec 2.5 */
export const alertDefinitions: readonly Alert[] = [
  {
    name: 'activation_reminder',
    urgency: 100,
    exemptFromLimit: true,
    applies: needsActivationReminder,
    Component: ActivationReminder,
  },
  { name: 'time_bonus', urgency: 30, applies: offersTimeBonus, Component: TimeBonusAlert },
  { name: 'photo_limit', urgency: 20, applies: reachedPhotoLimit, Component: PhotoLimit },
  { name: 'enrich_profile', urgency: 10, applies: isProfileIncomplete, Component: EnrichProfile },
];
