import type { Brand } from '@podium/data/schemas/brand.ts';

/** A brand in which every name and address differs. */
export const otherBrand: Brand = {
  name: 'Wilhelmine Zorrilla',
  shortName: 'Mina',
  role: 'a speaker, founder and investor who buys, repairs and sells Iberian companies',
  speakerSuffix: 'starring Mina Zorrilla',
  mailboxes: {
    owner: 'mina@zorrilla.example',
    speaking: 'stage@zorrilla.example',
    press: 'papers@zorrilla.example',
    from: 'letters@zorrilla.example',
  },
  phone: '+34 91 111 11 11',
  money: {
    prices: { currency: 'CHF', notation: 'compact' },
    investments: { currency: 'CHF', notation: 'standard' },
  },
  links: {
    videoChannel: { label: 'Films', href: 'https://films.example/@zorrilla' },
    podcast: { label: 'Broadcast', href: 'https://broadcast.example/zorrilla' },
    network: { label: 'Circle', href: 'https://circle.example/in/zorrilla' },
    social: [{ label: 'Sketches', href: 'https://sketches.example/zorrilla' }],
  },
  legalEntity: {
    name: 'Zorrilla Participaciones S.L.',
    address: ['Calle Inventada 9', '28000 Madrid', 'Spain'],
    registration: 'Registro Mercantil 11111111',
    law: 'Spain',
    court: 'Madrid',
    privacyAuthority: { label: 'Agencia Española de Protección de Datos', href: 'https://www.aepd.es' },
  },
  processors: [{ name: 'Alojamiento Inventado S.L.', task: 'Serves the pages.' }],
};
