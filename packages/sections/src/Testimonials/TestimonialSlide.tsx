import type { Testimonial } from '@podium/data/schemas/testimonial.ts';
import type { Sealed } from '@podium/ui/press/catalogue';
import { Seal } from '@podium/ui/Seal/Seal';
import { initials } from './initials.ts';
import * as styles from './TestimonialSlide.css.ts';

interface TestimonialSlideProps {
  testimonial: Testimonial & Sealed;
  /** Animates the seal; on the other slides the animation would not be visible. */
  isFirst: boolean;
}

/** One testimonial: quote, figure, and the person with a seal. */
export function TestimonialSlide({ testimonial, isFirst }: TestimonialSlideProps) {
  const { quote, name, title, company, metric, metricLabel, seal } = testimonial;
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
          <Seal spec={seal} hasRegister={isFirst} />
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
