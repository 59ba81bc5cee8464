import { NavLink } from 'react-router';
import style from './page-links.module.css';

type PageLinksProps = {
  /** Names the links for screen readers. */
  label: string;
  pages: readonly { to: string; text: string }[];
};

/** The pages of a section, below their title. The first one is the section itself. */
export const PageLinks = ({ label, pages }: PageLinksProps) => (
  <nav aria-label={label} className="row wrap gap-2">
    {pages.map(({ to, text }, index) => (
      <NavLink key={to} to={to} end={index === 0} className={`target inline-row ${style.link}`}>
        {text}
      </NavLink>
    ))}
  </nav>
);
