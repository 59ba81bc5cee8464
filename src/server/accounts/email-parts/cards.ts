import escapeHtml from 'escape-html';
import type { BrandPalette } from '#contract/brand-palette';
import type { EmailCard } from '../render-email.ts';
import { FONT, LIKE_INK } from './styles.ts';

const PICTURE_SIZE = 88;

/** The picture and the text are links to the same page, because Outlook does not link a whole table. */
export function cardsHtml(cards: EmailCard[], colours: BrandPalette): string {
  const rows = cards.map((card, index) => cardRow(card, colours, index === 0));
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;">
${rows.join('\n')}
</table>`;
}

function cardRow(card: EmailCard, colours: BrandPalette, isFirst: boolean): string {
  const edge = `padding:${isFirst ? '4px' : '16px'} 0 16px;${isFirst ? '' : `border-top:1px solid ${colours.hairline[0]};`}`;
  const href = escapeHtml(card.url);
  return `<tr>
<td class="rule" width="${PICTURE_SIZE}" valign="top" style="width:${PICTURE_SIZE}px;${edge}"><a href="${href}" style="display:block;text-decoration:none;">${pictureHtml(card, colours)}</a></td>
<td class="rule" width="16" style="width:16px;${edge}">&nbsp;</td>
<td class="rule" valign="middle" style="${edge}"><a href="${href}" style="display:block;text-decoration:none;">${cardTextHtml(card, colours)}</a></td>
</tr>`;
}

function cardTextHtml({ title, badge, text, isLike = false }: EmailCard, colours: BrandPalette): string {
  const { ink, 'ink-quiet': quiet } = colours;
  const style = isLike
    ? { name: 'coral', weight: 600, colour: LIKE_INK[0] }
    : { name: 'quiet', weight: 400, colour: quiet[0] };
  const lines = [
    `<span class="ink" style="display:block;font:700 17px/1.35 ${FONT};color:${ink[0]};overflow-wrap:anywhere;">${escapeHtml(title)}</span>`,
    badge ? badgeHtml(badge, colours) : '',
    text
      ? `<span class="${style.name}" style="display:block;margin-top:4px;font:${style.weight} 15px/1.5 ${FONT};color:${style.colour};overflow-wrap:anywhere;">${escapeHtml(text)}</span>`
      : '',
  ];
  return lines.join('');
}

const badgeHtml = (badge: string, { 'violet-soft': soft, violet }: BrandPalette): string =>
  `<span class="soft" style="display:inline-block;margin-top:4px;padding:2px 10px;border-radius:999px;background:${soft[0]};font:600 13px/1.5 ${FONT};color:${violet[0]};">${escapeHtml(badge)}</span>`;

/** Outlook on Windows would distort a picture that is not square, so it gets the picture as the filling of a shape. */
function pictureHtml({ picture, title }: EmailCard, colours: BrandPalette): string {
  if (!picture) return initialHtml(title, colours);
  const [url, alt] = [escapeHtml(picture.url), escapeHtml(picture.alt)];
  const size = `width:${PICTURE_SIZE}px;height:${PICTURE_SIZE}px;`;
  return `<!--[if mso]><v:roundrect xmlns:v="urn:schemas-microsoft-com:vml" arcsize="20%" stroked="f" alt="${alt}" style="${size}"><v:fill type="frame" aspect="atleast" src="${url}" /></v:roundrect><![endif]--><!--[if !mso]><!--><img src="${url}" alt="${alt}" width="${PICTURE_SIZE}" height="${PICTURE_SIZE}" border="0" class="soft" style="display:block;${size}border:0;border-radius:18px;object-fit:cover;background:${colours['violet-soft'][0]};font:600 13px/1.4 ${FONT};color:${colours.violet[0]};"><!--<![endif]-->`;
}

function initialHtml(title: string, { 'violet-soft': soft, violet }: BrandPalette): string {
  const characters = Array.from(new Intl.Segmenter().segment(title), ({ segment }) => segment);
  const initial = characters.find(character => !/^\p{Cf}$/u.test(character)) ?? '';
  return `<span class="soft" style="display:block;width:${PICTURE_SIZE}px;height:${PICTURE_SIZE}px;border-radius:18px;background:${soft[0]};font:700 32px/${PICTURE_SIZE}px ${FONT};color:${violet[0]};text-align:center;">${escapeHtml(initial.toUpperCase())}</span>`;
}
