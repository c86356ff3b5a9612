import { describe, expect, it } from 'vitest';
import { microprintTile } from './microprint.ts';

describe('microprintTile', () => {
  it('is a CSS image whose text fills the tile in any typeface', () => {
    const tile = microprintTile();
    expect(tile).toMatch(/^url\("data:image\/svg\+xml,[^"#<>]+"\)$/);
    expect(decodeURIComponent(tile)).toMatch(/textLength='\d+'/);
  });
});
