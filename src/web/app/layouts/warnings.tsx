import { ActivationReminder, needsActivationReminder } from '../../accounts/activation-reminder.tsx';
import { type Alert, alertsToShow } from '../../accounts/alerts/alerts-to-show.ts';
import { useDismiss, useDismissals } from '../../accounts/alerts/use-dismissals.ts';
import { useUser } from '../../accounts/user-query.ts';
import { optionalComponent } from '../../connection/optional-component.tsx';
import { offersTimeBonus, TimeBonusAlert } from '../../credits/time-bonus/time-bonus-alert.tsx';
import { useTimeBonus } from '../../credits/time-bonus/use-time-bonus.ts';
import { CheckInAlert, isCheckInDue } from '../../moderation/check-in/check-in-alert.tsx';
import { DecisionAlert, hasDecision } from '../../moderation/decisions/decision-alert.tsx';
import { DisabledAlert, hasDisabledEmails } from '../../notifications/disabled/disabled-alert.tsx';
import { offersPush, useIsPushOffered } from '../../notifications/push/push-offer.ts';
import { PhotoLimit, reachedPhotoLimit } from '../../photos/photo-limit.tsx';
import { EnrichProfile, isProfileIncomplete } from '../../profiles/enrich-profile.tsx';
import { useRouteNames } from '../../site/route-areas.ts';
import { focusContent } from '../../ui/focus-content.ts';
import { useStore } from '../../ui/store.ts';
import { InstallAlert } from '../installed/install-alert.tsx';
import { installOffer } from '../installed/install-prompt.ts';
import style from './default-layout.module.css';

/** @spec 2.5 */
export function Warnings() {
  const shown = useAlerts();
  const dismiss = useDismiss();
  if (shown.length === 0) return null;
  return (
    <div className={`page stack gap-1 full-width gutter container ${style.area}`}>
      {shown.map(({ name, Component }) => (
        <Component
          key={name}
          onDismiss={() => {
            dismiss(name);
            focusContent();
          }}
        />
      ))}
    </div>
  );
}

export function useAlerts(definitions = alertDefinitions): readonly Alert[] {
  const context = {
    user: useUser(),
    hasTimeBonus: useTimeBonus() !== null,
    offersInstall: useStore(installOffer) !== null,
    isPushOffered: useIsPushOffered(),
    routes: useRouteNames(),
  };
  return alertsToShow(definitions, context, useDismissals());
}

export const PushAlert = optionalComponent(() => import('../../notifications/push/push-alert.tsx'));

/** @spec 2.5 */
export const alertDefinitions: readonly Alert[] = [
  {
    name: 'activation_reminder',
    urgency: 100,
    exemptFromLimit: true,
    applies: needsActivationReminder,
    Component: ActivationReminder,
  },
  {
    name: 'check_in',
    urgency: 110,
    exemptFromLimit: true,
    applies: isCheckInDue,
    Component: CheckInAlert,
  },
  { name: 'decision', urgency: 90, exemptFromLimit: true, applies: hasDecision, Component: DecisionAlert },
  {
    name: 'disabled_notifications',
    urgency: 40,
    applies: hasDisabledEmails,
    Component: DisabledAlert,
  },
  { name: 'time_bonus', urgency: 30, applies: offersTimeBonus, Component: TimeBonusAlert },
  { name: 'photo_limit', urgency: 20, applies: reachedPhotoLimit, Component: PhotoLimit },
  { name: 'push_notifications', urgency: 15, applies: offersPush, Component: PushAlert },
  { name: 'enrich_profile', urgency: 10, applies: isProfileIncomplete, Component: EnrichProfile },
  {
    name: 'install_app',
    urgency: 5,
    // The settings explain the installation themselves.
    applies: ({ offersInstall, routes }) => offersInstall && !routes.includes('settings-install'),
    Component: InstallAlert,
  },
];
