import { useId } from 'react';
import {
  type Channel,
  type Frequency,
  type NotificationType,
  notificationOptions,
} from '#contract/notifications';
import { useAccountText } from '#i18n/react';
import { RadioChips } from '../../ui/chip.tsx';
import { SwitchField } from '../../ui/choices.tsx';

type ChannelChoiceProps = {
  type: NotificationType;
  channel: Channel;
  label: string;
  chosen: Frequency;
  onChoose: (frequency: Frequency) => void;
};

/**
 * A switch where a type is only on or off, else one chip for each frequency.
 * @spec 3.4
 */
export function ChannelChoice({ type, channel, label, chosen, onChoose }: ChannelChoiceProps) {
  const t = useAccountText();
  const group = useId();
  const { choices } = notificationOptions[type][channel];
  const [on = 'at_once', ...others] = choices;
  if (others.length === 1)
    return (
      <SwitchField
        label={label}
        checked={chosen !== 'never'}
        onChange={({ target: { checked } }) => onChoose(checked ? on : 'never')}
      />
    );
  return (
    <fieldset className="stack gap-1">
      <legend className="space-below-1">{label}</legend>
      <RadioChips
        group={group}
        options={choices.map(value => ({ value, name: t(`frequency.${value}`) }))}
        chosen={chosen}
        onChoose={onChoose}
      />
    </fieldset>
  );
}
