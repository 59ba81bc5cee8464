import { useState } from 'react';

type ShareLink = {
  copy: (link: string, field: HTMLInputElement | null) => Promise<void>;
  isCopied: boolean;
  /** Null without a share dialog. */
  share: ((words: string, link: string) => Promise<void>) | null;
};

/** @spec 6.4 */
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
    // Closing the share dialog rejects.
    share: canShare ? (text, url) => navigator.share({ text, url }).catch(() => undefined) : null,
  };
}
