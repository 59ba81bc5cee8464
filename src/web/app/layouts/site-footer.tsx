import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FOOTER_COPYRIGHT_YEAR } from '#contract/constants';
import { getCompanyInfo } from '#contract/site';
import { useText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { useOfferedLanguages } from '../../site/offered-languages.ts';
import { useReturnPath } from '../../site/return-path.ts';
import { useRouteNames } from '../../site/route-areas.ts';
import { useSettings } from '../../site/settings-query.ts';
import { classes } from '../../ui/classes.ts';
import { ChevronDownIcon } from '../../ui/icons.ts';
import style from './site-footer.module.css';

/**
 * The links load whole documents, because light pages are never hydrated. A footer that `folds` shows its links on
 * narrow screens when its button is pressed; without hydration the button would do nothing.
 * @spec 2.3 3.6
 */
export function SiteFooter({ folds = false }: { folds?: boolean }) {
  const t = useText();
  const { name, min_age, fictional_icon: icon, fictional_plural } = useSettings();
  const footer = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (isOpen) footer.current?.scrollIntoView({ block: 'end' });
  }, [isOpen]);
  const plural = fictional_plural || t('fictional.plural');
  const { data: company } = useQuery(query(getCompanyInfo));
  const { hasChoice } = useOfferedLanguages();
  const isLanguagePage = useRouteNames().includes('lang-config');
  const next = useReturnPath({ keepsSecrets: false });
  return (
    <footer ref={footer} className={classes('quiet text-m line-above', style.footer, folds && style.slim)}>
      {folds && (
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
      <div className={classes('page stack gap-2 gutter', style.inner, folds && !isOpen && style.folded)}>
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
              <a href="/safety">{t('safety.title')}</a>
            </li>
            <li>
              <a href={`/report-content?next=${encodeURIComponent(next)}`} rel="nofollow">
                {t('footer.report_content')}
              </a>
            </li>
            <li>
              <a href="/transparency">{t('transparency.title')}</a>
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
            {hasChoice && !isLanguagePage && (
              <li>
                <a href={`/lang-config?next=${encodeURIComponent(next)}`} rel="nofollow">
                  {t('nav.language')}
                </a>
              </li>
            )}
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
