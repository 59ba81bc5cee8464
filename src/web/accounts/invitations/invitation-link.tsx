import { useEffect, useRef, useState } from 'react';
import { useAccountText } from '#i18n/react';
import { useSettings } from '../../site/settings-query.ts';
import { Button } from '../../ui/button.tsx';
import { CheckIcon, CopyIcon, ShareIcon } from '../../ui/icons.ts';
import { Section } from '../../ui/section.tsx';
import style from './invitations-page.module.css';

/**
 * Shows the link only once, because the server stores only a hash.
 * @spec 6.4
 */
export function InvitationLink({ link }: { link: string }) {
  const t = useAccountText();
  const { name } = useSettings();
  const field = useRef<HTMLInputElement>(null);
  const { copy, isCopied, share } = useShareLink();
  useEffect(() => field.current?.focus(), []);
  return (
    <Section
      title={t('invitations.ready')}
      headingClass="heading-s"
      className="stack gap-1 full-width pad-2 tint radius-m"
    >
      <p>{t('invitations.once')}</p>
      <input
        ref={field}
        className={`full-width target pad-inline-2 ink raised ${style.address}`}
        value={link}
        readOnly
        aria-label={t('invitations.link')}
        onFocus={event => event.currentTarget.select()}
      />
      <div className="flex wrap gap-1 space-above-1">
        {share && (
          <Button
            icon={<ShareIcon size={20} />}
            onClick={() => share(t('invitations.share_text', { site: name }), link)}
          >
            {t('invitations.share')}
          </Button>
        )}
        <Button
          look={share ? 'soft' : 'primary'}
          icon={isCopied ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
          onClick={() => copy(link, field.current)}
        >
          {isCopied ? t('invitations.copied') : t('invitations.copy')}
        </Button>
      </div>
      <p role="status" className="unseen">
        {isCopied && t('invitations.copied')}
      </p>
    </Section>
  );
}

/**
 * `share` is null if the browser has no share dialog.
 * @spec 6.4
 */
function useShareLink() {
  const [isCopied, setIsCopied] = useState(false);
  const canShare = typeof navigator !== 'undefined' && typeof navigator.share === 'function';
  return {
    async copy(link: string, field: HTMLInputElement | null) {
      try {
        await navigator.clipboard.writeText(link);
        setIsCopied(true);
      } catch {
        field?.select();
      }
    },
    isCopied,
    // Closing the share dialog without sharing rejects the promise, which is no failure.
    share: canShare
      ? (text: string, url: string) => navigator.share({ text, url }).catch(() => undefined)
      : null,
  };
}
