import { brand } from '../../../../packages/data/src/content/brand.ts';
import type { TitlePicture } from '../../../../packages/data/src/content/mailPictures.ts';
import { escapeHtml } from './clean.ts';
import { type Ink, palette, strips } from './palette.ts';
import { pictureHtml } from './picture.ts';

/** What a mail says, before it becomes HTML and text. Nothing in here is markup. */
export interface Letter {
  strip: keyof typeof strips;
  /** Beside the title. */
  picture: TitlePicture;
  /** Opposite the brand, 'The product memo'. */
  note: string;
  title: string;
  /** What a mail client shows beside the subject. */
  preview: string;
  paragraphs: string[];
  facts?: { label: string; value: string }[];
  /** The visitor's own words; line breaks stay. */
  quote?: string;
  button?: { label: string; href: string };
  /** Small lines below the button. */
  asides?: string[];
  /** Why the reader gets this, at the foot. */
  reason: string;
  /** A quiet link after the reason. */
  footLink?: { label: string; href: string };
}

const SERIF = "Besley,Georgia,'Times New Roman',serif";
const SANS = "'Hanken Grotesk',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Colours that change in the dark: class name, property, ink. Light values are written inline as well. */
const inks: [name: string, property: string, ink: Ink][] = [
  ['paper', 'background-color', palette.paper],
  ['sheet', 'background-color', palette.sheet],
  ['laid', 'background-color', palette.laid],
  ['ink', 'color', palette.ink],
  ['ink2', 'color', palette.ink2],
  ['rule', 'border-color', palette.rule],
  ['edge', 'border-color', palette.edge],
  ['serial', 'border-color', palette.serial],
  ['button', 'background-color', palette.intaglio],
  ['onbutton', 'color', palette.onIntaglio],
  ['memo', 'background-color', strips.memo],
  ['inquiry', 'background-color', strips.inquiry],
  ['resource', 'background-color', strips.resource],
];

const darkRules = inks.map(([name, property, ink]) => `.${name}{${property}:${ink.dark} !important}`).join('');

function factRows(facts: { label: string; value: string }[]): string {
  return facts
    .map(
      ({ label, value }) => `<tr>
<th class="ink2 rule" scope="row" align="left" valign="top" width="116" style="padding:9px 16px 9px 0;border-top:1px solid ${palette.rule.light};color:${palette.ink2.light};font-weight:500">${escapeHtml(label)}</th>
<td class="ink rule" valign="top" style="padding:9px 0;border-top:1px solid ${palette.rule.light};color:${palette.ink.light};font-weight:600;word-break:break-word">${escapeHtml(value)}</td>
</tr>`,
    )
    .join('\n');
}

function buttonHtml(button: { label: string; href: string }): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:26px"><tr>
<td class="button" align="center" bgcolor="${palette.intaglio.light}" style="background-color:${palette.intaglio.light};border-radius:2px">
<a class="onbutton" href="${escapeHtml(button.href)}" style="display:block;padding:15px 20px;color:${palette.onIntaglio.light};font:600 16px/22px ${SANS};text-decoration:none">${escapeHtml(button.label)}</a>
</td></tr></table>`;
}

/** Figures from one to another, '500-1,000', stay on one line. */
function titleHtml(title: string): string {
  return escapeHtml(title).replace(/\d[\d,]*-\d[\d,]*/g, '<span style="white-space:nowrap">$&</span>');
}

function paragraphHtml(text: string): string {
  return `<p style="margin:0 0 12px">${escapeHtml(text)}</p>`;
}

function asideHtml(text: string): string {
  return `<p class="ink2" style="margin:14px 0 0;color:${palette.ink2.light};font-size:13px;line-height:20px;word-break:break-word">${escapeHtml(text)}</p>`;
}

function quoteHtml(quote: string): string {
  const lines = escapeHtml(quote).replaceAll('\n', '<br>\n');
  return `<p class="serial" style="margin:20px 0;padding-left:16px;border-left:3px solid ${palette.serial.light};word-break:break-word">${lines}</p>`;
}

function footHtml(letter: Letter): string {
  const link =
    letter.footLink === undefined
      ? ''
      : ` <a class="ink2" href="${escapeHtml(letter.footLink.href)}" style="color:${palette.ink2.light}">${escapeHtml(letter.footLink.label)}</a>`;
  return `${escapeHtml(letter.reason)}${link}`;
}

/**
 * The letter as HTML: 600 px, tables and inline styles for old clients, dark colours for those that know them.
 *
 * @param siteUrl where its pictures are, without a slash at the end
 */
export function letterHtml(letter: Letter, siteUrl: string): string {
  const strip = strips[letter.strip];
  const facts = letter.facts ?? [];
  const factsTable =
    facts.length === 0
      ? ''
      : `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:18px 0;font-size:14px;line-height:21px">\n${factRows(facts)}\n</table>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(letter.title)}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkRules}}@media (max-width:520px){.pad{padding-left:20px !important;padding-right:20px !important}.title{font-size:28px !important;line-height:32px !important}.aside{width:72px !important;height:72px !important;margin:0 0 4px 14px !important}}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${palette.paper.light}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(letter.preview)}</div>
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${palette.paper.light}"><tr><td align="center" style="padding:24px 8px">
<table class="sheet" role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background-color:${palette.sheet.light}">
<tr><td class="${letter.strip}" height="10" style="height:10px;line-height:10px;font-size:0;background-color:${strip.light}">&nbsp;</td></tr>
<tr><td class="pad edge" style="padding:22px 32px;border-bottom:2px dotted ${palette.edge.light}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="38" style="width:38px">${pictureHtml('mark', siteUrl, 'style="display:block;border:0"')}</td>
<td class="ink" style="color:${palette.ink.light};font:600 20px/26px ${SERIF};letter-spacing:-.02em">${escapeHtml(brand.name)}</td>
<td class="ink2" align="right" style="color:${palette.ink2.light};font:400 13px/20px ${SANS}">${escapeHtml(letter.note)}</td>
</tr></table>
</td></tr>
<tr><td class="pad ink" style="padding:36px 32px 30px;color:${palette.ink.light};font:400 16px/25px ${SANS}">
${pictureHtml(letter.picture, siteUrl, 'class="aside" align="right" style="float:right;margin:0 0 10px 28px;border:0"')}
<h1 class="title ink" style="margin:0 0 16px;color:${palette.ink.light};font:500 34px/38px ${SERIF};letter-spacing:-.022em">${titleHtml(letter.title)}</h1>
${letter.paragraphs.map(paragraphHtml).join('\n')}
<div style="clear:both;height:0;line-height:0;font-size:0">&nbsp;</div>
${factsTable}
${letter.quote === undefined ? '' : quoteHtml(letter.quote)}
${letter.button === undefined ? '' : buttonHtml(letter.button)}
${(letter.asides ?? []).map(asideHtml).join('\n')}
</td></tr>
<tr><td class="pad laid ink2" style="padding:22px 32px;background-color:${palette.laid.light};color:${palette.ink2.light};font:400 13px/20px ${SANS}">${footHtml(letter)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** The same letter as plain text. */
export function letterText(letter: Letter): string {
  const facts = (letter.facts ?? []).map(({ label, value }) => `${label}: ${value}`).join('\n');
  const quote = letter.quote?.replace(/^/gm, '> ') ?? '';
  const button = letter.button === undefined ? '' : `${letter.button.label}:\n${letter.button.href}`;
  const foot = letter.footLink === undefined ? '' : `\n${letter.footLink.label}: ${letter.footLink.href}`;
  return `${[
    brand.name,
    letter.title,
    ...letter.paragraphs,
    facts,
    quote,
    button,
    ...(letter.asides ?? []),
    `--\n${letter.reason}${foot}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')}\n`;
}
