import { font } from '../../theme/scale.css.ts';
import { controlsWidth } from '../Carousel.css.ts';

const quotes = [
  {
    id: 'accounts',
    words: 'He read our accounts on stage, to four hundred people, and by lunch I had two offers.',
    figure: '2.6×',
  },
  { id: 'price', words: 'He refused our price, and told us why it was too low.', figure: '1.4×' },
  { id: 'lawyer', words: 'Our lawyer took notes.', figure: '3 days' },
  {
    id: 'long',
    words:
      'We had rehearsed for a year and sold for less than the stock was worth; after one afternoon with his list of ' +
      'eleven questions we went back, asked all eleven, and sold again.',
    figure: '11',
  },
  { id: 'board', words: 'The board stopped talking and began to count.', figure: '−38%' },
  { id: 'german', words: 'Vermögensverwaltungsgesellschaften hören selten zu. Hier schon.', figure: '€9M' },
];

/** Slides of different heights for stories. */
export const storySlides = quotes.map(({ id, words, figure }) => ({
  id,
  content: (
    <figure style={{ display: 'grid', grid: '1fr auto / minmax(0, 1fr)', gap: 24, blockSize: '100%' }}>
      <blockquote
        style={{ fontSize: 'clamp(1.875rem, 1.2rem + 3vw, 4rem)', lineHeight: 1.06, fontFamily: font.display }}
      >
        {words}
      </blockquote>
      <figcaption
        style={{
          minBlockSize: 64,
          paddingBlockStart: 16,
          paddingInlineEnd: `min(40%, var(${controlsWidth}))`,
          borderBlockStart: '1.5px solid',
        }}
      >
        {figure}
      </figcaption>
    </figure>
  ),
}));
