import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import style from './page-links.module.css';

type PageLinksProps = {
  /** Names the links for screen readers. */
  label: string;
  pages: readonly { to: string; text: string }[];
};

/** The pages of a section, below their title. The first one is the section itself. */
export function PageLinks({ label, pages }: PageLinksProps) {
  const links = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => showCurrent(links.current), [pathname]);
  return (
    <nav ref={links} aria-label={label} className={`row wrap ${style.links}`}>
      {pages.map(({ to, text }, index) => (
        <NavLink key={to} to={to} end={index === 0} className={`target inline-row ${style.link}`}>
          {text}
        </NavLink>
      ))}
    </nav>
  );
}

/** The row scrolls on a phone, where the link of the page that is open could be outside. */
function showCurrent(links: HTMLElement | null): void {
  const current = links?.querySelector<HTMLElement>('[aria-current]');
  if (!links || !current) return;
  const [row, link] = [links.getBoundingClientRect(), current.getBoundingClientRect()];
  links.scrollLeft += link.left + link.width / 2 - (row.left + row.width / 2);
}
