/** Marketing figures that several sections repeat. */
export const reach = {
  media: { figure: '500+', label: 'media mentions' },
  clients: { figure: '50+', label: 'Fortune 500 clients' },
  podcasts: { figure: '200+', label: 'podcast appearances' },
  following: { figure: '1M+', label: 'social following' },
};
