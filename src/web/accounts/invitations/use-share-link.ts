import { useState } from 'react';

type ShareLink = {
  copy: (link: string, field: HTMLInputElement | null) => Promise<void>;
  isCopied: boolean;
  /** Null if the browser has no share dialog. */
  share: ((words: string, link: string) => Promise<void>) | null;
};

/** @spec 6.4 */
export function useShareLink(): ShareLink {
  const [isCopied, setIsCopied] = useState(false);
  const canShare = typeof navigator !== 'undefined' && typeof navigator.share === 'function';
  return {
    async copy(link, field) {
      try {
        await navigator.clipboard.writeText(link);
        setIsCopied(true);
      } catch {
        field?.select();
      }
    },
    isCopied,
    // Closing the share dialog without sharing rejects the promise, which is no failure.
    share: canShare ? (text, url) => navigator.share({ text, url }).catch(() => undefined) : null,
  };
}
