import { useMembersText } from '#i18n/react';

/**
 * Safari has no dialog to install an app, so these are the steps through its menu. `last`: what comes after them.
 * @spec 2.5 4.11
 */
export function IosInstallSteps({ last }: { last?: string }) {
  const t = useMembersText();
  const steps = [
    t('ios_install.share'),
    t('ios_install.add'),
    t('ios_install.confirm'),
    ...(last ? [last] : []),
  ];
  return (
    <ol className="stack gap-1">
      {steps.map((step, index) => (
        <li key={step} className="row gap-1">
          <strong className="rigid violet tabular">{index + 1}.</strong>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}
