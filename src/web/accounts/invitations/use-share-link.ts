import { useState } from 'react';

type ShareLink = {
  /** Puts a link on the clipboard; where the browser does not let us, marks it in its field to be copied by hand. */
  copy: (link: string, field: HTMLInputElement | null) => Promise<void>;
  isCopied: boolean;
  /** The device's own way to share, where it has one. */
  share: ((words: string, link: string) => Promise<void>) | null;
};

/** Ways to hand a link on. */
export function useShareLink(): ShareLink {
  const [isCopied, setCopied] = useState(false);
  const canShare = typeof navigator !== 'undefined' && typeof navigator.share === 'function';
  return {
    async copy(link, field) {
      try {
        await navigator.clipboard.writeText(link);
        setCopied(true);
      } catch {
        field?.select();
      }
    },
    isCopied,
    // Who closes the choice of his device changed his mind.
    share: canShare ? (text, url) => navigator.share({ text, url }).catch(() => undefined) : null,
  };
}
