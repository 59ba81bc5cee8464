import escapeHtml from 'escape-html';
import { methodDetails, type PaymentMethod } from '#contract/payment-methods';
import type { PaymentState } from '#contract/payments';
import { type SandboxOutcome, sandboxOutcomes } from './apply-outcome.ts';
import { banksOf } from './banks.ts';
import { textsFor } from './page-texts.ts';
import { sandboxPayers } from './payers.ts';
import type { SandboxPayment } from './queries.ts';
import { TEST_CARDS } from './sandbox-payments.ts';

/** The page looks like a bank's page, not like the site. */
const STYLE = `
  :root {
    color-scheme: light dark;
    --page: light-dark(#eef2f6, #10171f); --card: light-dark(#ffffff, #18222d); --line: light-dark(#c9d3de, #34424f);
    --ink: light-dark(#14212e, #e8eef4); --quiet: light-dark(#51606f, #a5b4c2); --blue: light-dark(#0b5a8f, #6fb8ea);
    --on-blue: light-dark(#ffffff, #08202f); --soft: light-dark(#e4eef6, #1f3140);
  }
  * { box-sizing: border-box; }
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: var(--page); color: var(--ink); }
  header { background: light-dark(#0c2f4a, #0a1c2b); color: #ffffff; }
  header div, main { max-width: 560px; margin: 0 auto; padding: 14px 16px; }
  header strong { font: 600 20px/1.3 Georgia, 'Times New Roman', serif; letter-spacing: 0.01em; }
  header p { margin: 2px 0 0; color: #c9dbe9; font-size: 14px; }
  main { display: grid; gap: 16px; padding-block: 20px 40px; }
  section, form { background: var(--card); border: 1px solid var(--line); border-radius: 6px; padding: 20px; }
  h1 { margin: 0 0 12px; font: 600 34px/1.2 Georgia, 'Times New Roman', serif; font-variant-numeric: tabular-nums; }
  h2 { margin: 0; font-size: 17px; }
  .state { display: inline-block; margin: 0 0 8px; padding: 2px 10px; border-radius: 3px; background: var(--soft); color: var(--blue); font-size: 14px; font-weight: 600; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 20px; margin: 0; }
  dt { color: var(--quiet); }
  dd { margin: 0; overflow-wrap: anywhere; }
  form { display: grid; gap: 16px; }
  fieldset { display: grid; gap: 4px; margin: 0; padding: 0; border: 0; }
  legend { padding: 0; margin-bottom: 4px; color: var(--quiet); font-size: 14px; }
  label { display: flex; gap: 10px; align-items: center; min-height: 32px; }
  input { margin: 0; width: 18px; height: 18px; accent-color: var(--blue); flex: none; }
  .ways { display: grid; gap: 8px; }
  button { min-height: 46px; padding: 8px 14px; border: 1px solid var(--line); border-radius: 4px; background: var(--card); color: var(--ink); font: inherit; text-align: left; cursor: pointer; }
  button:hover { background: var(--soft); }
  button[value=paid] { background: var(--blue); border-color: var(--blue); color: var(--on-blue); font-weight: 600; }
  button[value=paid]:hover { filter: brightness(1.1); }
  a { color: var(--blue); }
  :focus-visible { outline: 3px solid var(--blue); outline-offset: 2px; }
  ol { margin: 0; padding: 0; list-style: none; }
  li { display: flex; flex-wrap: wrap; gap: 2px 16px; justify-content: space-between; padding: 10px 0; border-top: 1px solid var(--line); }
  li:first-child { border-top: 0; }
  li span { color: var(--quiet); }
  @media (min-width: 480px) { .ways { grid-template-columns: 1fr 1fr; } button[value=paid] { grid-column: 1 / -1; text-align: center; } }`;

const methodNames: Partial<Record<PaymentMethod, string>> = {
  ideal: 'iDEAL | Wero',
  paypal: 'PayPal',
  applepay: 'Apple Pay',
  cartebancaire: 'Carte Bancaire',
  prezelewy24: 'Przelewy24',
  creditcard: 'Creditcard',
  blik: 'BLIK',
  sct: 'SEPA',
};

function documentOf(language: string, title: string, content: string): string {
  const t = textsFor(language);
  return `<!doctype html>
<html lang="${language === 'nl' ? 'nl' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header><div><strong>${t.title}</strong><p>${t.play}</p></div></header>
<main>
${content}
</main>
</body>
</html>
`;
}

/** @spec 4.9 */
export function paymentPage(payment: SandboxPayment): string {
  const t = textsFor(payment.language);
  const money = moneyOf(payment);
  const bank = banksOf(payment.method as PaymentMethod).find(({ id }) => id === payment.bank);
  const details: [string, string][] = [
    [t.to, payment.statement],
    [t.by, nameOf(payment.method)],
    ...(bank ? [[t.at, bank.name] as [string, string]] : []),
    [t.reference, payment.reference.slice(0, 12)],
  ];
  const list = details.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('');
  const summary = `<section>
<p class="state">${t.states[payment.state as PaymentState]}</p>
<h1>${escapeHtml(money)}</h1>
<dl>${list}</dl>
</section>`;
  const back = `<a href="${escapeHtml(payment.return_to)}">${t.back}</a>`;
  return documentOf(payment.language, `${money}, ${t.title}`, `${summary}\n${formOf(payment)}\n${back}`);
}

function formOf(payment: SandboxPayment): string {
  const t = textsFor(payment.language);
  const state = payment.state as PaymentState;
  const possible = (Object.keys(sandboxOutcomes) as SandboxOutcome[]).filter(name =>
    (sandboxOutcomes[name].from as readonly PaymentState[]).includes(state),
  );
  if (possible.length === 0) return '';
  const buttons = possible.map(name => `<button name="outcome" value="${name}">${t.outcomes[name]}</button>`);
  return `<form method="post">
<h2>${state === 'created' || state === 'pending' ? t.ask : t.after}</h2>
${willStoreCard(payment) ? cardsOf(payment.language) : ''}
${possible.includes('paid') ? payersOf(payment.language) : ''}
<fieldset><legend>${t.telling}</legend>
<label><input type="checkbox" name="late" value="1">${t.late}</label>
<label><input type="checkbox" name="twice" value="1">${t.twice}</label>
</fieldset>
<div class="ways">
${buttons.join('\n')}
</div>
</form>`;
}

function cardsOf(language: string): string {
  const t = textsFor(language);
  const choice = (label: string, description: string, chosen = '') =>
    `<label><input type="radio" name="card" value="${label}"${chosen}>•••• ${label}: ${description}</label>`;
  return `<fieldset><legend>${t.card}</legend>
${choice(TEST_CARDS.pays, t.pays, ' checked')}
${choice(TEST_CARDS.declinesLater, t.refuses)}
</fieldset>`;
}

function payersOf(language: string): string {
  const t = textsFor(language);
  const choices = sandboxPayers.map(
    payer =>
      `<label><input type="radio" name="payer" value="${payer}"${payer === 'new' ? ' checked' : ''}>${t.payers[payer]}</label>`,
  );
  return `<fieldset><legend>${t.payer}</legend>\n${choices.join('\n')}\n</fieldset>`;
}

export const willStoreCard = ({ keep_card, card, method, state }: SandboxPayment): boolean =>
  keep_card && !card && state !== 'completed' && methodDetails[method as PaymentMethod].canBeStored === true;

export function listPage(payments: SandboxPayment[], language: string): string {
  const t = textsFor(language);
  const items = payments.map(
    payment => `<li><a href="/sandbox/pay/${payment.reference}">${escapeHtml(moneyOf(payment))}</a>
<span>${escapeHtml(nameOf(payment.method))}, ${t.states[payment.state as PaymentState]}, ${payment.created_at.toISOString().slice(0, 16).replace('T', ' ')} UTC</span></li>`,
  );
  const content = items.length > 0 ? `<ol>${items.join('\n')}</ol>` : `<p>${t.none}</p>`;
  return documentOf(language, t.list, `<section><h2>${t.list}</h2>${content}</section>`);
}

const nameOf = (method: string): string =>
  methodNames[method as PaymentMethod] ?? method.charAt(0).toUpperCase() + method.slice(1);

const moneyOf = ({ language, amount, currency }: SandboxPayment): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount / 100);
