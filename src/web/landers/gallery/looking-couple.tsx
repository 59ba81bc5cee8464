import style from './gallery-page.module.css';

/** Two visitors of the exhibition, seen from behind. One has his arm around the other. */
export const LookingCouple = () => (
  <svg viewBox="0 0 190 270" aria-hidden="true" className={`absolute click-through ${style.couple}`}>
    <path d="M130 40c12 0 20 9 20 22 0 9-3 15-8 20l1 9c18 5 27 16 30 38l6 46-10 4 2 91h-27l-8-74-8 74H99l-2-88V92l19-1 1-9c-5-5-9-11-9-20 0-13 10-22 22-22Z" />
    <path d="M64 8c13 0 23 10 23 25 0 10-4 18-10 23l1 11c16 5 26 13 31 27 14 2 27 5 38 9l-3 15-46-3-2 44 4 111H69l-7-92-7 92H25l3-104-9-3 2-62c1-21 11-30 30-35l1-10c-6-5-10-13-10-23 0-15 9-25 22-25Z" />
  </svg>
);
