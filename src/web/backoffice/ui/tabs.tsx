import { Link, useSearchParams } from 'react-router';
import style from './tabs.module.css';

type TabsProps = {
  /** Names the links for screen readers. */
  label: string;
  /** The parameter of the page's address. The part with the value '' is shown without it. */
  parameter: string;
  tabs: readonly { value: string; name: string }[];
  open: string;
};

/** The parts of a page as links, so that each has an address. */
export function Tabs({ label, parameter, tabs, open }: TabsProps) {
  const [params] = useSearchParams();
  const pathOf = (value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(parameter);
    else next.set(parameter, value);
    return `?${next}`;
  };
  return (
    <nav aria-label={label} className={`row wrap gap-2 line-below ${style.tabs}`}>
      {tabs.map(({ value, name }) => (
        <Link
          key={value}
          to={pathOf(value)}
          replace
          preventScrollReset
          aria-current={value === open ? 'page' : undefined}
          className="inline-row target no-underline weight-600"
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
