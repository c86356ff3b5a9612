import { anchors } from '@podium/data/schemas/site.ts';
import { newsletterTexts } from '../../standard/formTexts.ts';

export const newsletter = {
  anchor: anchors.newsletter,
  heading: 'The product memo',
  body: 'Weekly: one deal idea, with the arithmetic. 10,000+\u00a0readers. Double opt-in: a first mail asks whether you mean it.',
  emailLabel: 'E-mail',
  placeholder: 'you@company.example',
  submit: 'Subscribe',
  ...newsletterTexts('the product memo'),
};
