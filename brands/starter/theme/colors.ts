const pair = (light: string, dark: string) => ({ light, dark });

/** The brand colour, and the colour of text on it. */
const ultramarine = pair('#2a34dc', '#3a45e6');
const onUltramarine = pair('#ffffff', '#ffffff');

const blue = pair('#2a34dc', '#a3acff');
const ink = pair('#0c0e24', '#f3f1ea');
const control = pair('#85888f', '#757a8c');
const danger = pair('#a3161d', '#ffaaa3');
const dangerEdge = pair('#c4232b', '#ff8078');
const none = pair('#0000', '#0000');

const inverse = {
  background: pair('#10123a', '#070812'),
  text: pair('#ffffff', '#f3f1ea'),
  textSecondary: pair('#c3c6e8', '#b9bac6'),
  accent: pair('#a3acff', '#a3acff'),
  danger: pair('#ffb9b3', '#ffb9b3'),
  dangerBackground: none,
  border: pair('#333672', '#2b2d3c'),
  borderControl: pair('#8b90d8', '#757a8c'),
  borderDanger: pair('#ffb9b3', '#ffb9b3'),
  artwork: pair('#a3acff', '#a3acff'),
};

/** Ultramarine on bone white. For each role the colour in the light and in the dark theme. */
export const colors = {
  page: {
    background: pair('#ffffff', '#0d0e16'),
    alt: pair('#f5f3ee', '#14151f'),
    raised: pair('#ffffff', '#1b1d2a'),
    text: ink,
    textSecondary: pair('#484b5e', '#b9bac6'),
    textTertiary: pair('#64677a', '#9698a8'),
    textBrand: blue,
    link: blue,
    accent: blue,
    danger,
    border: pair('#e2dfd8', '#2b2d3c'),
    borderControl: control,
    borderDanger: dangerEdge,
    action: pair('#2a34dc', '#5a65f7'),
    actionText: onUltramarine,
    actionPressed: pair('#1a22a8', '#3f49d8'),
    artwork: blue,
    artworkSecondary: blue,
    focus: blue,
  },
  inverse,
  inverseAlt: {
    ...inverse,
    background: pair('#0a0b1a', '#06070d'),
    textSecondary: pair('#b5b7c9', '#b0b1bd'),
    border: pair('#2a2c44', '#242635'),
    borderControl: pair('#7d80a0', '#757a8c'),
  },
  accent1: {
    background: ultramarine,
    text: onUltramarine,
    textSecondary: pair('#e4e6ff', '#eef0ff'),
    accent: pair('#c4c9ff', '#d3d7ff'),
    danger: pair('#8d1018', '#8d1018'),
    dangerBackground: pair('#ffe4e1', '#ffe4e1'),
    border: pair('#6f77ec', '#7b84f5'),
    borderControl: pair('#c4c9ff', '#d3d7ff'),
    borderDanger: pair('#ffe4e1', '#ffe4e1'),
    artwork: pair('#c4c9ff', '#d3d7ff'),
  },
  accent2: {
    background: pair('#e6e8fd', '#191b3d'),
    text: pair('#0c0e24', '#eef0ff'),
    textSecondary: pair('#3c3f63', '#c6caf2'),
    accent: pair('#2a34dc', '#a3acff'),
    danger,
    dangerBackground: none,
    border: pair('#c4c8ef', '#34386f'),
    borderControl: pair('#6a6fa8', '#8087c9'),
    borderDanger: dangerEdge,
    artwork: pair('#2a34dc', '#a3acff'),
  },
  accent3: {
    background: pair('#ece7db', '#1b1f63'),
    text: pair('#2a34dc', '#c4c9ff'),
    textSecondary: pair('#2a34dc', '#c4c9ff'),
    accent: pair('#2a34dc', '#c4c9ff'),
    danger,
    dangerBackground: none,
    border: pair('#cdc6b5', '#3d429c'),
    borderControl: pair('#2a34dc', '#c4c9ff'),
    borderDanger: dangerEdge,
    artwork: pair('#6c73d8', '#8087c9'),
  },
  highlight: { background: pair('#dfe2ff', '#3a45e6'), text: pair('#1a22a8', '#ffffff') },
  destructive: { background: pair('#b01c24', '#ff8078'), text: pair('#ffffff', '#2b0507') },
  success: { background: pair('#dcf1e3', '#12301f'), text: pair('#0d5229', '#a5e3bb') },
  warning: { background: pair('#fbecc4', '#352808'), text: pair('#644100', '#f4d58a') },
  info: { background: pair('#e6e8fd', '#20234f'), text: pair('#242cb8', '#c4c9ff') },
  neutral: { background: pair('#eceae4', '#2a2c39'), text: pair('#484b5e', '#c8c9d3') },
  critical: { background: pair('#fde3e1', '#3a1114'), text: danger },
  gradient: {
    stop1: blue,
    stop2: pair('#5a65f7', '#c4c9ff'),
    stop3: pair('#2a34dc', '#a3acff'),
    stop4: pair('#8b90d8', '#e4e6ff'),
  },
  scrim: pair('#0a0b1a99', '#000000b8'),
};
