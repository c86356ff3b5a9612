import { brand } from '@podium/brands/active/content.ts';
import { files } from '../files/names.ts';
import type { PageMeta } from './pageMetas.ts';
import type { Thing } from './structuredData/brandThings.ts';

/** The Open Graph picture of a page. */
export interface SharedPicture {
  /** Path on the site. */
  href: string;
  /** The text in the picture. */
  alt: string;
  /** In px. */
  width: number;
  height: number;
}

export interface PageHeadProps {
  meta: PageMeta;
  /** Public origin of the site, without a trailing slash. */
  origin: string;
  picture?: SharedPicture;
  things: readonly Thing[];
}

/** Metadata for search engines and link previews. Rendered by the build only. */
export function PageHead({ meta, origin, picture, things }: PageHeadProps) {
  return (
    <>
      <meta name="description" content={meta.description} />
      {!meta.isForSearch && <meta name="robots" content="noindex" />}
      {meta.path !== undefined && <SharedPage {...meta} url={origin + meta.path} />}
      {picture && <SharedPictureTags {...picture} href={origin + picture.href} />}
      {meta.feed && <link rel="alternate" type="text/calendar" {...meta.feed} />}
      <link rel="icon" href={files.favicon} sizes="32x32" />
      <link rel="icon" href={files.icon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={files.appleTouchIcon} />
      <link rel="manifest" href={files.manifest} />
      {things.length > 0 && <StructuredData things={things} />}
    </>
  );
}

function SharedPage({ title, description, url }: Pick<PageMeta, 'title' | 'description'> & { url: string }) {
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
    </>
  );
}

function SharedPictureTags({ href, alt, width, height }: SharedPicture) {
  return (
    <>
      <meta property="og:image" content={href} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={href} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  );
}

/** JSON in HTML: `<` must be escaped. */
function StructuredData({ things }: { things: readonly Thing[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll(
    '<',
    String.raw`\u003c`,
  );
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
