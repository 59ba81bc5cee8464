import type { ReactNode } from 'react';
import type { Gift } from '#contract/gift-catalogue';

export const giftDrawings: Record<Gift, ReactNode> = {
  rose: (
    <>
      <path d="M32 34v25" stroke="#4f9d69" strokeWidth="3" strokeLinecap="round" />
      <path d="M32 50c7 0 11-4 12-10-7 0-11 3-12 10ZM32 55c-6 0-10-3-11-8 6-1 10 2 11 8Z" fill="#62b37c" />
      <path
        d="M18 20c0 10 6 16 14 16s14-6 14-16c-4 1-6 0-8-2-2 2-4 3-6 3s-4-1-6-3c-2 2-4 3-8 2Z"
        fill="#d6455d"
      />
      <path d="M22 15c1-5 5-9 10-9s9 4 10 9c-1 7-5 11-10 11s-9-4-10-11Z" fill="#ee6f7e" />
      <path d="M27 15c0-3 2-5 5-5s5 2 5 5c-1 2-3 3-5 3s-4-1-5-3Z" fill="#b8344d" />
    </>
  ),
  coffee: (
    <>
      <path
        d="M25 8c4 4-4 6 0 11M34 6c4 4-4 7 0 12"
        stroke="#b79c8a"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M45 30h4a7 7 0 0 1 0 14h-5" stroke="#e9d9c9" strokeWidth="4" />
      <path d="M13 25h34v12c0 10-7 17-17 17s-17-7-17-17Z" fill="#fff3e2" />
      <path d="M13 25h34v5H13Z" fill="#8a5a3c" />
      <path d="M24 40c0-3 4-4 6-1 2-3 6-2 6 1 0 4-6 7-6 7s-6-3-6-7Z" fill="#e58a7b" />
      <ellipse cx="30" cy="57" rx="22" ry="3.5" fill="#d9c5b4" />
    </>
  ),
  beer: (
    <>
      <path d="M43 27h5a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6h-5" stroke="#e3c58f" strokeWidth="4" />
      <path d="M14 22h30v32a4 4 0 0 1-4 4H18a4 4 0 0 1-4-4Z" fill="#f3b04b" />
      <path d="M21 30v20M29 30v20M37 30v20" stroke="#ffd58a" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M10 20a6 6 0 0 1 6-7 8 8 0 0 1 13-4 7 7 0 0 1 12 3 6 6 0 0 1 5 10c-2 3-6 2-8 1-2 4-7 4-9 0-3 3-7 3-9-1-4 3-9 2-10-2Z"
        fill="#fffaf0"
      />
    </>
  ),
  chocolate: (
    <>
      <path
        d="M32 57S8 43 8 25c0-8 6-13 13-13 5 0 9 3 11 7 2-4 6-7 11-7 7 0 13 5 13 13 0 18-24 32-24 32Z"
        fill="#c23a55"
      />
      <path
        d="M32 50S14 39 14 26c0-5 4-8 8-8 4 0 8 3 10 7 2-4 6-7 10-7 4 0 8 3 8 8 0 13-18 24-18 24Z"
        fill="#f7dfe0"
      />
      <circle cx="23" cy="27" r="4.5" fill="#7b4a31" />
      <circle cx="41" cy="27" r="4.5" fill="#a06a48" />
      <circle cx="27" cy="37" r="4.5" fill="#a06a48" />
      <circle cx="37" cy="37" r="4.5" fill="#5f3623" />
      <circle cx="32" cy="44" r="3" fill="#7b4a31" />
    </>
  ),
  wine: (
    <>
      <path d="M20 6h24l2 15c1 10-5 16-14 16s-15-6-14-16Z" fill="#eadff5" />
      <path d="M18.6 19h26.8c1.4 10-4.4 16-13.4 16s-14.8-6-13.4-16Z" fill="#a3264a" />
      <path d="M24 23c0 4 1 6 3 8" stroke="#d8647f" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M32 37v18" stroke="#d6c6e6" strokeWidth="3" />
      <path d="M20 58c0-3 6-4 12-4s12 1 12 4Z" fill="#d6c6e6" />
    </>
  ),
  cinema: (
    <>
      <path d="m8 30 38-14 3 8a5 5 0 0 0 3 9l3 8-38 14-3-8a5 5 0 0 0-3-9Z" fill="#7c5bd6" />
      <path d="m8 22 40-4v9a5 5 0 0 0 1 10v9L9 50v-9a5 5 0 0 0-1-10Z" fill="#f3b04b" />
      <path d="M38 20v3m0 4v3m0 4v3m0 4v3" stroke="#fff3e2" strokeWidth="2" />
      <path d="m22 27 2.5 5 5.5.600-4 4 1 5.4-5-2.6-5 2.6 1-5.4-4-4 5.5-.600Z" fill="#fff3e2" />
    </>
  ),
  candle: (
    <>
      <circle cx="32" cy="18" r="16" fill="#f7c873" opacity=".28" />
      <path d="M32 4c6 7 8 10 8 15a8 8 0 0 1-16 0c0-5 2-8 8-15Z" fill="#f59b3f" />
      <path d="M32 13c3 3 4 5 4 8a4 4 0 0 1-8 0c0-3 1-5 4-8Z" fill="#fff0c9" />
      <path d="M32 25v6" stroke="#5b4636" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M23 31h18v24H23Z" fill="#f3e3f0" />
      <path d="M23 31h18v6c-2 3-4 0-6 3-2 2-4-2-6 0-3 2-6 0-6-3Z" fill="#fffaf5" />
      <path d="M16 54h32c0 4-5 6-16 6s-16-2-16-6Z" fill="#b98ad1" />
    </>
  ),
  bear: (
    <>
      <circle cx="16" cy="17" r="9" fill="#a9754e" />
      <circle cx="48" cy="17" r="9" fill="#a9754e" />
      <circle cx="16" cy="17" r="4.5" fill="#e2b48f" />
      <circle cx="48" cy="17" r="4.5" fill="#e2b48f" />
      <circle cx="32" cy="32" r="21" fill="#bb8459" />
      <ellipse cx="32" cy="40" rx="11" ry="9" fill="#f0d2b4" />
      <circle cx="24" cy="28" r="2.6" fill="#3a2418" />
      <circle cx="40" cy="28" r="2.6" fill="#3a2418" />
      <path d="M28 36h8l-4 4Z" fill="#3a2418" />
      <path
        d="M32 40c0 4-4 5-6 3M32 40c0 4 4 5 6 3"
        stroke="#3a2418"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <path d="m32 55-9-4v9Zm0 0 9-4v9Z" fill="#d6455d" />
      <circle cx="32" cy="55" r="2.8" fill="#a92f48" />
    </>
  ),
  bouquet: (
    <>
      <path d="M32 30 18 48M32 30l14 18M32 30v20" stroke="#4f9d69" strokeWidth="2.5" />
      <circle cx="18" cy="20" r="8" fill="#ee6f7e" />
      <circle cx="46" cy="20" r="8" fill="#b98ad1" />
      <circle cx="32" cy="14" r="9" fill="#f3b04b" />
      <circle cx="25" cy="29" r="8" fill="#f7dfe0" />
      <circle cx="40" cy="29" r="8" fill="#ee6f7e" />
      <circle cx="18" cy="20" r="3" fill="#b8344d" />
      <circle cx="46" cy="20" r="3" fill="#7c3aed" />
      <circle cx="32" cy="14" r="3.5" fill="#a4622a" />
      <circle cx="25" cy="29" r="3" fill="#f3b04b" />
      <circle cx="40" cy="29" r="3" fill="#b8344d" />
      <path d="m12 33 20 8 20-8-14 27H26Z" fill="#e7d6f6" />
      <path d="m12 33 20 8-6 19Z" fill="#cdb3ea" />
      <path d="M25 48h14l-2 6H27Z" fill="#7c5bd6" />
    </>
  ),
  dinner: (
    <>
      <path d="M9 8v13a4 4 0 0 0 8 0V8M13 8v48" stroke="#b9b0c6" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M54 56V8c-6 4-8 12-7 22h7"
        stroke="#b9b0c6"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="32" cy="34" r="18" fill="#fdf6ee" />
      <circle cx="32" cy="34" r="12" fill="#efe2d6" />
      <path d="M24 36c0-5 4-8 9-8 4 0 7 2 7 5s-2 4-4 6c-2 2-3 3-6 3s-6-2-6-6Z" fill="#e0795f" />
      <path d="M36 40c3-1 5-3 6-6M25 30c1-2 3-3 5-3" stroke="#62b37c" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  fireworks: (
    <>
      <rect x="4" y="4" width="56" height="56" rx="14" fill="#2b1d47" />
      <path
        d="M26 14v7M26 35v7M12 28h7M33 28h7M16 18l5 5M31 33l5 5M36 18l-5 5M21 33l-5 5"
        stroke="#f3b04b"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M45 12v5M45 25v5M36 21h5M49 21h5" stroke="#ee6f7e" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M44 38v4M44 50v4M36 46h4M48 46h4M38.5 40.5l2.5 2.5M47 49l2.5 2.5M49.5 40.5 47 43M41 49l-2.5 2.5"
        stroke="#a78bfa"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <circle cx="26" cy="28" r="2.5" fill="#fff3e2" />
      <path d="M18 54c1-4 4-7 7-9" stroke="#7b659e" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  balloon: (
    <>
      <path d="M8 52c4-4 9-4 12 0 4-3 9-2 11 1H9Z" fill="#dfe9f5" />
      <path d="M40 14c4-3 9-3 11 1 4-1 7 1 7 5H40Z" fill="#dfe9f5" />
      <path d="M32 4c11 0 18 8 18 17 0 10-9 16-13 22H27c-4-6-13-12-13-22C14 12 21 4 32 4Z" fill="#ee6f7e" />
      <path d="M32 4c6 0 9 8 9 17 0 10-4 16-6 22h-6c-2-6-6-12-6-22 0-9 3-17 9-17Z" fill="#fbe3c0" />
      <path d="M32 4c2 0 3 8 3 17 0 10-1 16-2 22h-2c-1-6-2-12-2-22 0-9 1-17 3-17Z" fill="#7c5bd6" />
      <path d="m27 43 2 7M37 43l-2 7" stroke="#8a5a3c" strokeWidth="1.8" />
      <path d="M27 50h10v6a3 3 0 0 1-3 3h-4a3 3 0 0 1-3-3Z" fill="#a9754e" />
    </>
  ),
};
