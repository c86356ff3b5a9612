import { brand } from '@podium/brand/content/brand.ts';
import type { TitlePicture } from '@podium/brand/content/mailPictures.ts';
import { escapeHtml } from './clean.ts';
import { type Ink, palette, strips } from './palette.ts';
import { pictureHtml } from './picture.ts';

/** The content of a mail, rendered as HTML and text. It contains no markup. */
export interface MailContent {
  strip: keyof typeof strips;
  /** Next to the title. */
  picture: TitlePicture;
  /** Top right, opposite the brand: 'The product memo'. */
  note: string;
  title: string;
  /** Preview text of mail clients, shown with the subject. */
  preview: string;
  paragraphs: string[];
  facts?: { label: string; value: string }[];
  /** The visitor's own text; line breaks are kept. */
  quote?: string;
  button?: { label: string; href: string };
  /** Small print below the button. */
  asides?: string[];
  /** Why the recipient gets this mail; in the footer. */
  reason: string;
  /** A link after the reason. */
  footLink?: { label: string; href: string };
}

const SERIF = "Besley,Georgia,'Times New Roman',serif";
const SANS = "'Hanken Grotesk',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Colours that change in dark mode: class name, property, ink. The light values are also inlined. */
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

/** Keeps ranges such as '500-1,000' on one line. */
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

function footHtml(content: MailContent): string {
  const link =
    content.footLink === undefined
      ? ''
      : ` <a class="ink2" href="${escapeHtml(content.footLink.href)}" style="color:${palette.ink2.light}">${escapeHtml(content.footLink.label)}</a>`;
  return `${escapeHtml(content.reason)}${link}`;
}

/**
 * HTML at 600 px width, with tables and inline styles for old clients, and a dark mode.
 *
 * @param siteUrl origin of its pictures, without a trailing slash
 */
export function mailHtml(content: MailContent, siteUrl: string): string {
  const strip = strips[content.strip];
  const facts = content.facts ?? [];
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
<title>${escapeHtml(content.title)}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkRules}}@media (max-width:520px){.pad{padding-left:20px !important;padding-right:20px !important}.title{font-size:28px !important;line-height:32px !important}.aside{width:72px !important;height:72px !important;margin:0 0 4px 14px !important}}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${palette.paper.light}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${palette.paper.light}"><tr><td align="center" style="padding:24px 8px">
<table class="sheet" role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background-color:${palette.sheet.light}">
<tr><td class="${content.strip}" height="10" style="height:10px;line-height:10px;font-size:0;background-color:${strip.light}">&nbsp;</td></tr>
<tr><td class="pad edge" style="padding:22px 32px;border-bottom:2px dotted ${palette.edge.light}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="38" style="width:38px">${pictureHtml('mark', siteUrl, 'style="display:block;border:0"')}</td>
<td class="ink" style="color:${palette.ink.light};font:600 20px/26px ${SERIF};letter-spacing:-.02em">${escapeHtml(brand.name)}</td>
<td class="ink2" align="right" style="color:${palette.ink2.light};font:400 13px/20px ${SANS}">${escapeHtml(content.note)}</td>
</tr></table>
</td></tr>
<tr><td class="pad ink" style="padding:36px 32px 30px;color:${palette.ink.light};font:400 16px/25px ${SANS}">
${pictureHtml(content.picture, siteUrl, 'class="aside" align="right" style="float:right;margin:0 0 10px 28px;border:0"')}
<h1 class="title ink" style="margin:0 0 16px;color:${palette.ink.light};font:500 34px/38px ${SERIF};letter-spacing:-.022em">${titleHtml(content.title)}</h1>
${content.paragraphs.map(paragraphHtml).join('\n')}
<div style="clear:both;height:0;line-height:0;font-size:0">&nbsp;</div>
${factsTable}
${content.quote === undefined ? '' : quoteHtml(content.quote)}
${content.button === undefined ? '' : buttonHtml(content.button)}
${(content.asides ?? []).map(asideHtml).join('\n')}
</td></tr>
<tr><td class="pad laid ink2" style="padding:22px 32px;background-color:${palette.laid.light};color:${palette.ink2.light};font:400 13px/20px ${SANS}">${footHtml(content)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** The plain-text part. */
export function mailText(content: MailContent): string {
  const facts = (content.facts ?? []).map(({ label, value }) => `${label}: ${value}`).join('\n');
  const quote = content.quote?.replace(/^/gm, '> ') ?? '';
  const button = content.button === undefined ? '' : `${content.button.label}:\n${content.button.href}`;
  const foot = content.footLink === undefined ? '' : `\n${content.footLink.label}: ${content.footLink.href}`;
  return `${[
    brand.name,
    content.title,
    ...content.paragraphs,
    facts,
    quote,
    button,
    ...(content.asides ?? []),
    `--\n${content.reason}${foot}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')}\n`;
}
