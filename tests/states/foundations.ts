import type { StatesByName } from './catalogue.ts';

/** The pages of the pattern book on colour, type and press. */
export const foundations: StatesByName = {
  Colour: { visual: ['Roles', 'Grounds', 'Pigments'], others: ['PortraitInk'] },
  Contrast: { visual: ['Text'], others: ['Shapes', 'ForcedColours'] },
  Type: { visual: ['Steps'], others: ['Weights', 'Tracking', 'Measures', 'Letters', 'Figures'] },
  Space: { visual: [], others: ['Distances', 'Columns', 'Breakpoints', 'Targets'] },
  Lines: { visual: ['Edges'], others: ['Rules', 'Radii', 'Shadow'] },
  Motion: { visual: [], others: ['Times', 'Register', 'Reduced'] },
  Layers: { visual: [], others: ['Stacking', 'Cascade'] },
  'The Press/Plate': { visual: [], others: ['Spiral', 'Ruled'] },
  'The Press/Ribbon': { visual: [], others: ['RibbonFromFigures', 'Rope'] },
  'The Press/Seal': { visual: [], others: ['SealFromFigures', 'Moire', 'StarNet', 'Chart'] },
};
