import { globalFontFace } from '@vanilla-extract/css';

globalFontFace('Besley Fallback', { src: "local('Georgia')" });
