import type { PageMeta } from '@podium/data/content/routes';

/** What a page says to search engines. Written by the build; in the browser only the title follows the address. */
export function PageHead({ meta }: { meta: PageMeta }) {
  return (
    <>
      <meta name="description" content={meta.description} />
      {!meta.isForSearch && <meta name="robots" content="noindex" />}
    </>
  );
}
