import type { ContentLink } from '@podium/data/schemas/action.ts';
import type { PressKitContent, PressPicture } from '@podium/data/schemas/pressKit.ts';
import { Illustration } from '@podium/ui/Artwork/Illustration';
import { Mark } from '@podium/ui/Artwork/Mark';
import { ButtonLink } from '@podium/ui/Button/ButtonLink';
import { DescriptionList } from '@podium/ui/DescriptionList/DescriptionList';
import { Grid } from '@podium/ui/Grid/Grid';
import { GridItem } from '@podium/ui/Grid/GridItem';
import { Heading } from '@podium/ui/Heading/Heading';
import { Stack } from '@podium/ui/Stack/Stack';
import { Text } from '@podium/ui/Text/Text';
import { VisuallyHidden } from '@podium/ui/VisuallyHidden/VisuallyHidden';
import { FileLink } from '../parts/FileLink.tsx';
import { Note } from '../parts/Note.tsx';
import { Section } from '../parts/Section.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import { Biographies } from './Biographies.tsx';
import * as styles from './PressKit.css.ts';

/**
 * Press material: pictures to download, biographies, figures, and a mailbox (REQ-PRESS-1).
 *
 * @avoid A biography for visitors: use `Biography` or `About`.
 * @content Pictures for light and for dark surfaces, the terms of use, biographies that can be printed as they are, and
 *   facts.
 * @dont Offer a file that is smaller than its use in print needs.
 */
export function PressKit({ content }: { content: PressKitContent }) {
  const { heading, lede, request, pictures, captions, biographies, facts } = content;
  return (
    <Section isFirst>
      <Stack gap="s8">
        <Grid rowGap="s5" align="end">
          <GridItem span={{ lg: 7 }}>
            <Stack gap="s4">
              <SectionHeading level={1}>{heading}</SectionHeading>
              {lede && <Text size="lede">{lede}</Text>}
            </Stack>
          </GridItem>
          <GridItem span={{ lg: 4 }} start={{ lg: 9 }}>
            <Stack gap="s3">
              <div>
                <ButtonLink href={request.action.href}>{request.action.label}</ButtonLink>
              </div>
              <div>
                <Text size="small">{request.text}</Text>
                {request.archive && (
                  <p className={styles.files}>
                    {request.archive.text} <File {...request.archive} />
                  </p>
                )}
              </div>
            </Stack>
          </GridItem>
        </Grid>
        <ul className={styles.pictures}>
          {pictures.map((picture) => (
            <li key={picture.title} className={styles.entry[picture.isWide ? 'wide' : 'normal']}>
              <Picture {...picture} />
            </li>
          ))}
          <li className={styles.entry.wide}>
            <div className={styles.captions}>
              <Heading level={2} size="h3">
                {captions.heading}
              </Heading>
              {captions.paragraphs.map((paragraph) => (
                <Text key={paragraph} size="small">
                  {paragraph}
                </Text>
              ))}
            </div>
          </li>
        </ul>
        {biographies && <Biographies content={biographies} />}
        <Grid rowGap="s5" align="end">
          <GridItem span={{ lg: 7 }}>
            <Stack gap="s3">
              <Heading level={2} size="h3">
                {facts.heading}
              </Heading>
              <DescriptionList items={facts.rows.map(({ term, value }) => ({ term, value: <bdi>{value}</bdi> }))} />
            </Stack>
          </GridItem>
          {facts.sheet && (
            <GridItem span={{ lg: 4 }} start={{ lg: 9 }}>
              <Stack align="start">
                <div className={styles.sheet} aria-hidden="true">
                  <p className={styles.title}>{facts.sheet.label}</p>
                  {facts.rows.map(({ term, value }) => (
                    <p key={term} className={styles.sheetRow}>
                      <span>{term}</span>
                      <b>{value}</b>
                    </p>
                  ))}
                </div>
                <FileLink {...facts.sheet} />
              </Stack>
            </GridItem>
          )}
        </Grid>
      </Stack>
    </Section>
  );
}

function Picture({ title, note, picture, surface = 'raised', files }: PressPicture) {
  return (
    <>
      <div className={styles.picture[surface]}>
        {picture === 'mark' ? (
          <div className={styles.mark}>
            <Mark />
          </div>
        ) : (
          <Illustration name={picture} fit="cover" />
        )}
      </div>
      <div>
        <h2 className={styles.title}>{title}</h2>
        {note && <Note>{note}</Note>}
        <p className={styles.files}>
          {files.map((file) => (
            <File key={file.href} {...file} of={title} />
          ))}
        </p>
      </div>
    </>
  );
}

/** Not `Link`: the router has no page at the address of a file. */
function File({ label, href, of }: ContentLink & { of?: string }) {
  return (
    <a className={styles.file} href={href} download={href.startsWith('/') || undefined}>
      {of && <VisuallyHidden>{of}: </VisuallyHidden>}
      {label}
    </a>
  );
}
