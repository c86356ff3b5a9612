import type { PageMeta } from '@podium/data/content/routes';

/** What a page says of itself; React moves it into the document's head. */
export function PageHead({ meta }: { meta: PageMeta }) {
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {!meta.isForSearch && <meta name="robots" content="noindex" />}
    </>
  );
}
