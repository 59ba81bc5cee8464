import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FOOTER_COPYRIGHT_YEAR } from '#contract/constants';
import { getCompanyInfo } from '#contract/site';
import { useText } from '#i18n/react';
import { useUser } from '../../accounts/user-query.ts';
import { query } from '../../data/query.ts';
import { useSettings } from '../../site/settings-query.ts';
import { classes } from '../../ui/classes.ts';
import { ChevronDownIcon } from '../../ui/icons.ts';
import style from './site-footer.module.css';

/**
 * The links load whole documents, because light pages are never hydrated.
 * @spec 2.3 3.6
 */
export function SiteFooter() {
  const t = useText();
  const { name, min_age, fictional_icon: icon, fictional_plural } = useSettings();
  const isMember = useUser() !== null;
  const footer = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (isOpen) footer.current?.scrollIntoView({ block: 'end' });
  }, [isOpen]);
  const plural = fictional_plural || t('fictional.plural');
  const { data: company } = useQuery(query(getCompanyInfo));
  return (
    <footer ref={footer} className={classes('quiet text-m line-above', style.footer, isMember && style.slim)}>
      {isMember && (
        <button
          type="button"
          className={style.more}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('footer.more')}
          <ChevronDownIcon size={18} />
        </button>
      )}
      <div className={classes('page stack gap-2 gutter', style.inner, isMember && !isOpen && style.folded)}>
        <nav aria-label={t('footer.label')}>
          <ul className={`flex wrap ${style.links}`}>
            <li>
              <a href="/pages/terms">{t('footer.terms')}</a>
            </li>
            <li>
              <a href="/pages/privacy">{t('footer.privacy')}</a>
            </li>
            <li>
              <a href="/pages/cookies">{t('footer.cookies')}</a>
            </li>
            <li>
              <a href="/pages/ban">{t('footer.ban')}</a>
            </li>
            <li>
              <a href="/pricing">{t('pricing.title')}</a>
            </li>
            <li>
              <a href="/complaints">{t('complaints.title')}</a>
            </li>
            <li>
              <a href="/pages/return-policy">{t('footer.return_policy')}</a>
            </li>
            <li>
              <a href="/pages/faq">{t('footer.faq')}</a>
            </li>
            <li>
              <a href="/pages/service">{t('footer.service')}</a>
            </li>
          </ul>
        </nav>
        <p>{t('footer.disclaimer', { site: name, min_age: String(min_age), icon, plural })}</p>
        {company && (
          <p>
            {t('footer.company', {
              company: company.name,
              address: company.address,
              city: company.city,
              number: company.kvk,
            })}
          </p>
        )}
        <p>
          {t('footer.copyright', { year: String(FOOTER_COPYRIGHT_YEAR), company: company?.name ?? name })}
        </p>
      </div>
    </footer>
  );
}
