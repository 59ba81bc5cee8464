import { findRetiredWords } from './docs/retired-words.ts';

const findings = findRetiredWords();
for (const { file, word, where } of findings) console.error(`${file}: ${word} (${where})`);
console.log(
  findings.length === 0
    ? 'No word that the glossary retires.'
    : `${findings.length} words that docs/glossary.md retires.`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
