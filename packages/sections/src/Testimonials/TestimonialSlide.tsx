import type { Testimonial } from '@podium/data/schemas/testimonial';
import type { SealSpec } from '@podium/ui/press/seal';
import { Seal } from '@podium/ui/Seal/Seal';
import { initials } from './initials.ts';
import * as styles from './TestimonialSlide.css.ts';

interface TestimonialSlideProps {
  testimonial: Testimonial;
  seal?: SealSpec;
  /** Its seal comes into register; the others would do so unseen. */
  isFirst: boolean;
}

/** What somebody says, the figure it comes to, and who says it, sealed. */
export function TestimonialSlide({ testimonial, seal, isFirst }: TestimonialSlideProps) {
  const { quote, name, title, company, metric, metricLabel } = testimonial;
  return (
    <figure className={styles.slide}>
      <blockquote className={styles.quote}>{quote}</blockquote>
      <div className={styles.result}>
        {metric && (
          <p>
            <b className={styles.metric}>
              <bdi>{metric}</bdi>
            </b>{' '}
            {metricLabel}
          </p>
        )}
      </div>
      <figcaption className={styles.person}>
        <span className={styles.seal} aria-hidden="true">
          {seal && <Seal spec={seal} hasRegister={isFirst} />}
          <span className={styles.initials}>{initials(name)}</span>
        </span>
        <span>
          <b className={styles.name}>{name}</b>
          <span className={styles.office}>
            {title}, {company}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
