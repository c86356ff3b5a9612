import { notFound as standard } from '../../standard/notFound.ts';

export const notFound = {
  ...standard,
  text: 'The two drawings missed each other. Nothing was printed at this address.',
};
