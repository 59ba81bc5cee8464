import type { ReactNode } from 'react';
import { SelectField } from '../ui/inputs.tsx';
import type { FilterName } from './members-query.ts';
import { useFollowing } from './use-following.ts';

type FilterSelectProps = {
  name: FilterName;
  label: string;
  labelUnseen: boolean;
  /** As the address has it; empty for any. */
  value: string;
  children: ReactNode;
};

/** One filter. It follows the address and keeps the focus while the address follows it. */
export function FilterSelect({ value: given, children, ...select }: FilterSelectProps) {
  const [value, setValue] = useFollowing(given);
  return (
    <SelectField {...select} value={value} onChange={event => setValue(event.target.value)}>
      {children}
    </SelectField>
  );
}
