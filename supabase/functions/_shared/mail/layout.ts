import { brand, site } from '@podium/brands/active/content.ts';
import { answerLine } from '@podium/data/schemas/answerLine.ts';
import {
  type MailPicture,
  mailPicturePath,
  mailPictureSize,
  type TitlePicture,
} from '@podium/data/schemas/mailPictures.ts';
import { colors } from '@podium/brands/active/theme/colors.ts';
import { look, radius } from '@podium/brands/active/theme/shape.ts';
import { typography } from '@podium/brands/active/theme/typography.ts';
import { escapeHtml } from './clean.ts';

const { page, accent2, highlight } = colors;

/** The stripe at the top of a mail, one colour for each kind of mail. */
const strips = {
  newsletter: highlight.background,
  inquiry: page.action,
  // The dark surface is nearly black.
  resource: { light: accent2.background.light, dark: accent2.text.dark },
};

/** A label and its value. */
export type Fact = readonly [label: string, value: string];

/** The content of a mail, rendered as HTML and text. It contains no markup. */
export interface MailContent {
  strip: keyof typeof strips;
  /** Next to the title. */
  picture: TitlePicture;
  /** Top right, opposite the brand: 'The product memo'. */
  note: string;
  /** Above the title: 'Proposal No. 418 207'. */
  number?: string;
  title: string;
  /** Preview text of mail clients, shown with the subject. */
  preview: string;
  paragraphs: string[];
  facts?: Fact[];
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

const [DISPLAY, TEXT] = [typography.display, typography.text].map(
  ({ family, fallback }) => `'${family}',${fallback.replaceAll(', ', ',')}`,
);

/** The line below the brand's name: its class in dark mode, its colour and its border. */
const headerRule =
  look === 'decorated'
    ? ({ color: 'control', role: 'borderControl', line: '2px dotted' } as const)
    : ({ color: 'border', role: 'border', line: '1px solid' } as const);

/** The edge of the card. In the plain look, page and card can both be white. */
const edge = look === 'decorated' ? '' : `border:1px solid ${page.border.light};`;

/** Colours that change in dark mode: class name, property, colour. The light values are also inlined. */
const darkColors: [name: string, property: string, color: { light: string; dark: string }][] = [
  ['page', 'background-color', page.background],
  ['raised', 'background-color', page.raised],
  ['alt', 'background-color', page.alt],
  ['text', 'color', page.text],
  ['text2', 'color', page.textSecondary],
  ['border', 'border-color', page.border],
  ['control', 'border-color', page.borderControl],
  ['accent', 'border-color', page.accent],
  ['number', 'color', page.accent],
  ['button', 'background-color', page.action],
  ['onbutton', 'color', page.actionText],
  ['newsletter', 'background-color', strips.newsletter],
  ['inquiry', 'background-color', strips.inquiry],
  ['resource', 'background-color', strips.resource],
];

const darkRules = darkColors.map(([name, property, { dark }]) => `.${name}{${property}:${dark} !important}`).join('');

function factRows(facts: Fact[]): string {
  return facts
    .map(
      ([label, value]) => `<tr>
<th class="text2 border" scope="row" align="left" valign="top" width="116" style="padding:9px 16px 9px 0;border-top:1px solid ${page.border.light};color:${page.textSecondary.light};font-weight:500">${escapeHtml(label)}</th>
<td class="text border" valign="top" style="padding:9px 0;border-top:1px solid ${page.border.light};color:${page.text.light};font-weight:600;word-break:break-word">${escapeHtml(value)}</td>
</tr>`,
    )
    .join('\n');
}

function buttonHtml(button: { label: string; href: string }): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:26px"><tr>
<td class="button" align="center" bgcolor="${page.action.light}" style="background-color:${page.action.light};border-radius:${radius.control}px">
<a class="onbutton" href="${escapeHtml(button.href)}" style="display:block;padding:15px 20px;color:${page.actionText.light};font:600 16px/22px ${TEXT};text-decoration:none">${escapeHtml(button.label)}</a>
</td></tr></table>`;
}

/** Keeps ranges such as '500-1,000' on one line. */
function titleHtml(title: string): string {
  return escapeHtml(title).replace(/\d[\d,]*-\d[\d,]*/g, '<span style="white-space:nowrap">$&</span>');
}

function numberHtml(number: string): string {
  return `<p class="number" style="margin:0 0 8px;color:${page.accent.light};font:600 17px/24px ${DISPLAY}">${escapeHtml(number)}</p>`;
}

function paragraphHtml(text: string): string {
  return `<p style="margin:0 0 12px">${escapeHtml(text)}</p>`;
}

function asideHtml(text: string): string {
  return `<p class="text2" style="margin:14px 0 0;color:${page.textSecondary.light};font-size:13px;line-height:20px;word-break:break-word">${escapeHtml(text)}</p>`;
}

function quoteHtml(quote: string): string {
  const lines = escapeHtml(quote).replaceAll('\n', '<br>\n');
  return `<p class="accent" style="margin:20px 0;padding-left:16px;border-left:3px solid ${page.accent.light};word-break:break-word">${lines}</p>`;
}

function footHtml({ reason, footLink }: MailContent): string {
  if (footLink === undefined) return escapeHtml(reason);
  return `${escapeHtml(reason)} <a class="text2" href="${escapeHtml(footLink.href)}" style="color:${page.textSecondary.light}">${escapeHtml(footLink.label)}</a>`;
}

/**
 * A picture from the site. Its URL is the same for all recipients, so it cannot track opens. It is decorative, because
 * many clients block images. Clients with dark mode show the dark version.
 */
function pictureHtml(picture: MailPicture, siteUrl: string, attributes: string): string {
  const [light, dark] = (['light', 'dark'] as const).map((theme) =>
    escapeHtml(`${siteUrl}${mailPicturePath(picture, theme)}`),
  );
  const size = mailPictureSize(picture);
  return `<picture><source media="(prefers-color-scheme:dark)" srcset="${dark}"><img src="${light}" width="${size}" height="${size}" alt="" ${attributes}></picture>`;
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
<html lang="${new Intl.Locale(site.locale).language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.title)}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkRules}}@media (max-width:520px){.pad{padding-left:20px !important;padding-right:20px !important}.title{font-size:28px !important;line-height:32px !important}.aside{width:72px !important;height:72px !important;margin:0 0 4px 14px !important}}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:${page.background.light}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${page.background.light}"><tr><td align="center" style="padding:24px 8px">
<table class="raised${edge && ' border'}" role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;${edge}border-radius:${radius.panel}px;overflow:hidden;background-color:${page.raised.light}">
<tr><td class="${content.strip}" height="10" style="height:10px;line-height:10px;font-size:0;background-color:${strip.light}">&nbsp;</td></tr>
<tr><td class="pad ${headerRule.color}" style="padding:22px 32px;border-bottom:${headerRule.line} ${page[headerRule.role].light}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="38" style="width:38px">${pictureHtml('mark', siteUrl, 'style="display:block;border:0"')}</td>
<td class="text" style="color:${page.text.light};font:600 20px/26px ${DISPLAY};letter-spacing:-.02em">${escapeHtml(brand.name)}</td>
<td class="text2" align="right" style="color:${page.textSecondary.light};font:400 13px/20px ${TEXT}">${escapeHtml(content.note)}</td>
</tr></table>
</td></tr>
<tr><td class="pad text" style="padding:36px 32px 30px;color:${page.text.light};font:400 16px/25px ${TEXT}">
${pictureHtml(content.picture, siteUrl, 'class="aside" align="right" style="float:right;margin:0 0 10px 28px;border:0"')}
${content.number === undefined ? '' : numberHtml(content.number)}
<h1 class="title text" style="margin:0 0 16px;color:${page.text.light};font:500 34px/38px ${DISPLAY};letter-spacing:-.022em">${titleHtml(content.title)}</h1>
${content.paragraphs.map(paragraphHtml).join('\n')}
<div style="clear:both;height:0;line-height:0;font-size:0">&nbsp;</div>
${factsTable}
${content.quote === undefined ? '' : quoteHtml(content.quote)}
${content.button === undefined ? '' : buttonHtml(content.button)}
${(content.asides ?? []).map(asideHtml).join('\n')}
</td></tr>
<tr><td class="pad alt text2" style="padding:22px 32px;background-color:${page.alt.light};color:${page.textSecondary.light};font:400 13px/20px ${TEXT}">${footHtml(content)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** The plain-text part. */
export function mailText(content: MailContent): string {
  const facts = (content.facts ?? []).map((fact) => answerLine(...fact)).join('\n');
  const quote = content.quote?.replace(/^/gm, '> ') ?? '';
  const button = content.button === undefined ? '' : `${content.button.label}:\n${content.button.href}`;
  const foot = content.footLink === undefined ? '' : `\n${content.footLink.label}: ${content.footLink.href}`;
  return `${[
    brand.name,
    content.note,
    content.number ?? '',
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
